import SharedJudges
import Synchronization
import Terminal

extension BookTask {
    /// Task 2 of chapter 09: what `subscribe(on:)` and `deliver(on:)` move.
    static let predictThreads = BookTask(asking: ThreadQuestion.book)
}

/// Two sources, each with a `subscribe(on:)` and a `deliver(on:)` in either order.
private struct ThreadQuestion {
    enum Target: String, CaseIterable {
        case main, background

        var letter: String { self == .main ? "m" : "b" }
    }

    struct Pipeline {
        let subscribesFirst: Bool
        /// The thread on which the source starts.
        let start: Target
        /// The thread on which events arrive.
        let target: Target

        var stages: [String] {
            let stages = [".subscribe(on: \(start.rawValue))", ".deliver(on: \(target.rawValue))"]
            return subscribesFirst ? stages : stages.reversed()
        }
    }

    static let book = ThreadQuestion(
        download: Pipeline(subscribesFirst: true, start: .background, target: .main),
        decode: Pipeline(subscribesFirst: false, start: .background, target: .main))

    let download: Pipeline
    let decode: Pipeline
}

extension ThreadQuestion: PredictQuestion {
    static let constant = "predictedThreads"
    static let unit = MarbleComparison.Unit.letters

    /// The answer always differs from the book's answer.
    init(using generator: inout SplitMix64) {
        func pipeline() -> Pipeline {
            Pipeline(
                subscribesFirst: Bool.random(using: &generator),
                start: Target.allCases.randomElement(using: &generator) ?? .main,
                target: Target.allCases.randomElement(using: &generator) ?? .main)
        }
        var question = Self.book
        while question.run == Self.book.run {
            question = ThreadQuestion(download: pipeline(), decode: pipeline())
        }
        self = question
    }

    var places: [String: String] {
        let left = [".map { 1 }", download.stages[0], ".map { 2 }", download.stages[1], ".map { 3 }"]
        let right = [".map { 4 }", decode.stages[0], ".map { 5 }", decode.stages[1], ".map { 6 }"]
        let lines = zip(left, right).map { $0 + String(repeating: " ", count: 38 - $0.count) + $1 }
        return ["pipelines": "    " + lines.joined(separator: "\n        ")]
    }

    var run: [TimedEvent] { events(letters(of: download, callsBack: true) + letters(of: decode, callsBack: false)) }

    private func letters(of pipeline: Pipeline, callsBack: Bool) -> String {
        let current = SimulatedThread("m")
        let start = NamedThread(name: pipeline.start.letter, current: current)
        let target = NamedThread(name: pipeline.target.letter, current: current)
        let letters = Mutex("")
        @Sendable func note(_ value: Int) -> Int {
            letters.withLock { $0 += current.name }
            return value
        }
        let source = Signal<Int, Never> { subscriber in
            current.become(callsBack ? "t" : current.name) { subscriber.send(0) }
            return nil
        }
        let one = source.map(note)
        let two = pipeline.subscribesFirst ? one.subscribe(on: start).map(note) : one.deliver(on: target).map(note)
        let three = pipeline.subscribesFirst ? two.deliver(on: target).map(note) : two.subscribe(on: start).map(note)
        current.become("m") { three.subscribe(next: { _ in }) }
        return letters.withLock { $0 }
    }

    private func events(_ letters: String) -> [TimedEvent] {
        letters.enumerated().map { .next(String($0.element), in: $0.offset) }
    }

    /// The marbles under other rules: on which thread each source sends, and which stages change threads.
    private func marbles(
        download downloadLetter: String = "t", decode decodeLetter: String? = nil, subscribeMoves: Bool = false,
        deliverMoves: Bool = true
    ) -> [TimedEvent] {
        let sources = [(download, downloadLetter), (decode, decodeLetter ?? decode.start.letter)]
        return events(
            sources.map { pipeline, source in
                var thread = source
                return pipeline.stages.reduce(into: source) { letters, stage in
                    if stage.hasPrefix(".subscribe") {
                        if subscribeMoves { thread = pipeline.start.letter }
                    } else if deliverMoves {
                        thread = pipeline.target.letter
                    }
                    letters += thread
                }
            }
            .joined())
    }

    var misreadings: [Misreading] {
        [
            Misreading("three only") { $0.count != 6 },
            Misreading("other letters") { $0.contains { !["t", "b", "m"].contains($0.value) } },
            Misreading("subscribe moves events", shows: marbles(decode: "m", subscribeMoves: true)),
            Misreading("subscribe moves only", shows: marbles(subscribeMoves: true)),
            Misreading("nothing sends elsewhere", shows: marbles(download: "m", decode: "m", subscribeMoves: true)),
            Misreading("subscribe ignored", shows: marbles(decode: "m")),
            Misreading("download in the background", shows: marbles(download: download.start.letter)),
            Misreading(
                "all on main",
                shows: events([download, decode].map { String(repeating: $0.target.letter, count: 3) }.joined())),
            Misreading("all on main", shows: events("mmmmmm")),
            Misreading("deliver ignored", shows: marbles(deliverMoves: false)),
        ]
    }
}
