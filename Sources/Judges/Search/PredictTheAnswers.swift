import SharedJudges
import Terminal

extension BookTask {
    /// Task 3 of chapter 06: what `flatMap` sends for four searches.
    static let predictTheAnswers = BookTask(
        asking: FourSearches(letters: ["a", "b", "c", "d"], latencies: [5, 1, 4, 3]))
}

/// Four searches, two steps apart. The third search fails.
private struct FourSearches {
    let letters: [String]
    /// The number of steps that each search takes.
    let latencies: [Int]
}

extension FourSearches: PredictQuestion {
    static let constant = "predictedAnswers"

    /// The second search overtakes the first, the third fails before the fourth has an answer, and no two ends
    /// coincide.
    init(using generator: inout SplitMix64) {
        letters = "abcdefghkmnprstuvwxyz".shuffled(using: &generator).prefix(4).map { "\($0)" }
        var latencies: [Int] = []
        while !Self.isFair(latencies) { latencies = (0..<4).map { _ in Int.random(in: 1...7, using: &generator) } }
        self.latencies = latencies
    }

    private static func isFair(_ latencies: [Int]) -> Bool {
        let ends = latencies.indices.map { 2 * $0 + latencies[$0] }
        return Set(ends).count == 4 && ends[1] < ends[0] && ends[2] < ends[3] && ends[1] < ends[2]
            && ends.allSatisfy { $0 < 11 } && ![2, 4, 6].contains(ends[0])
    }

    var places: [String: String] {
        var places = ["texts": letters.joined(separator: "-"), "failureStep": "\(4 + latencies[2])"]
        for (index, name) in ["first", "second", "third", "fourth"].enumerated() {
            places["\(name)Letter"] = letters[index]
            places["\(name)Duration"] = "\(latencies[index]) step\(latencies[index] == 1 ? "" : "s")"
        }
        return places
    }

    var steps: Int { 2 * letters.count - 1 }

    /// The lesson draws answers in uppercase, so an uppercase letter counts as its lowercase letter.
    func reading(_ prediction: [TimedEvent]) -> [TimedEvent] {
        prediction.map { event in
            event.value.map { TimedEvent(at: event.time, .next($0.lowercased())) } ?? event
        }
    }

    private typealias Texts = Signal<Int, Never>
    private typealias Answers = Signal<String, MarbleFailure>

    private func sent(
        ifTheThirdFails fails: Bool = true,
        by flatten: (Texts, @escaping @Sendable (Int) -> Answers) -> Answers
    ) -> [TimedEvent] {
        record { clock in
            flatten(clock.signal(letters.indices.map { (step: 2 * $0, value: $0) })) { index in
                Signal { subscriber in
                    clock.inStep(latencies[index]) {
                        if index == 2, fails { return subscriber.fail(MarbleFailure()) }
                        subscriber.send(letters[index])
                        subscriber.complete()
                    }
                    return nil
                }
            }
        }
    }

    var run: [TimedEvent] { sent { $0.flatMap($1) } }

    var misreadings: [Misreading] {
        let withoutTheFailure = sent { texts, search in texts.flatMap { search($0).catch { _ in Answers.empty } } }
        let answered = run.filter { $0.value != nil }
        let firstTwo = ["first": letters[0], "second": letters[1]]
        return [
            Misreading("completes") { $0.contains { $0.kind == .completed } },
            Misreading("texts", shows: letters.enumerated().map { .next($0.element, in: 2 * $0.offset) }),
            Misreading("failure swallowed", ["third": letters[2]]) {
                $0 == withoutTheFailure || $0 == answered
            },
            Misreading("c is answered", ["third": letters[2]], shows: sent(ifTheThirdFails: false) { $0.flatMap($1) }),
            Misreading("in order", firstTwo, shows: sent { $0.flatMap(.concat, $1) }),
            Misreading("latest", firstTwo, shows: sent { $0.flatMapLatest($1) }),
            Misreading("one step early", shows: run.map { $0.moved(by: -1) }),
        ]
    }
}
