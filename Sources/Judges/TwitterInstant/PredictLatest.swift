import SharedJudges
import Terminal

extension BookTask {
    /// Task 3 of chapter 11: what `flatMapLatest` sends.
    static let predictLatest = BookTask(
        asking: OvertakenSearch(texts: ["a", "b"], steps: [1, 3], latencies: [5, 2]))
}

/// Two texts, and how long their answers take.
private struct OvertakenSearch {
    let texts: [String]
    /// The step of each text, counted from 0.
    let steps: [Int]
    /// The number of steps that each answer takes.
    let latencies: [Int]
}

extension OvertakenSearch: PredictQuestion {
    static let constant = "predictedAnswers"

    /// The second text comes during the first search, and its search is answered first.
    init(using generator: inout SplitMix64) {
        texts = "abcdefgh".shuffled(using: &generator).prefix(2).map { "\($0)" }
        let first = Int.random(in: 1...2, using: &generator)
        let latency = Int.random(in: 2...3, using: &generator)
        steps = [first, first + 2]
        latencies = [2 + latency + Int.random(in: 1...2, using: &generator), latency]
    }

    private func inWords(_ latency: Int) -> String {
        ["zero", "one", "two", "three", "four", "five", "six", "seven"][latency]
    }

    private func marbles(_ letters: [(step: Int, value: String)], completesIn end: Int? = nil) -> String {
        MarbleDiagram(record { clock in clock.signal(letters, completesIn: end) }).marbles
    }

    private var textMarbles: String { marbles(zip(steps, texts).map { (step: $0, value: $1) }) }

    private func answerMarbles(_ index: Int) -> String {
        marbles([(step: latencies[index], value: texts[index])], completesIn: latencies[index])
    }

    var places: [String: String] {
        [
            "texts": textMarbles,
            "firstText": texts[0], "firstStep": "\(steps[0])", "firstAnswer": answerMarbles(0),
            "firstLatency": inWords(latencies[0]),
            "secondText": texts[1], "secondStep": "\(steps[1])", "secondAnswer": answerMarbles(1),
            "latency": inWords(latencies[1]),
        ]
    }

    private typealias Answers = Signal<String, Never>

    private func sent(
        _ flatten: (Signal<Int, Never>, @escaping @Sendable (Int) -> Answers) -> Answers
    ) -> [TimedEvent] {
        record { clock in
            flatten(clock.signal(steps.enumerated().map { (step: $0.element, value: $0.offset) })) { index in
                clock.signal([(step: latencies[index], value: texts[index])], completesIn: latencies[index])
            }
        }
    }

    var run: [TimedEvent] { sent { $0.flatMapLatest($1) } }

    var misreadings: [Misreading] {
        let merged = sent { $0.flatMap($1) }
        return [
            Misreading("completed") { $0.contains { $0.kind == .completed } },
            Misreading("old one too", shows: merged),
            Misreading("in line", shows: sent { $0.flatMap(.concat, $1) }),
            Misreading("old one only", shows: merged.filter { $0.value == texts[0] }),
            Misreading("both at once", shows: zip(texts, steps).map { .next($0, in: $1) }),
            Misreading("at once", ["latency": inWords(latencies[1])]) {
                $0.map(\.kind) == [.next(texts[1])]
            },
        ]
    }
}
