import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding
import Synchronization

extension ExerciseTask {
    /// Task 4 of chapter 09: what `subscribe(on:)` and `deliver(on:)` move.
    static let predictThreads = ExerciseTask(asking: ThreadQuestion.book)
}

/// Two sources, each with a `subscribe(on:)` and a `deliver(on:)` in one order or the other.
private struct ThreadQuestion {
    enum Target: String, CaseIterable {
        case main, background

        var letter: String { self == .main ? "m" : "b" }
    }

    struct Pipeline {
        let subscribesFirst: Bool
        /// Where the source starts.
        let start: Target
        /// Where events arrive.
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
    static let task = 4
    static let constant = "predictedThreads"
    static let unit = MarbleComparison.Unit.letters

    /// The answer is never the book's.
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

    // MARK: In words

    var comment: String {
        let left = [".map { 1 }", download.stages[0], ".map { 2 }", download.stages[1], ".map { 3 }"]
        let right = [".map { 4 }", decode.stages[0], ".map { 5 }", decode.stages[1], ".map { 6 }"]
        let lines = zip(left, right).map { left, right in
            "        " + left + String(repeating: " ", count: 38 - left.count) + right
        }
        return """
            On which thread does each of the six closures run? Both signals are subscribed to on main.

                download(url, from: twitter)            decode(file, for: twitter)
            \(lines.joined(separator: "\n"))

            Six letters, from 1 to 6: `t` for the queue on which Twitter calls back, `b` for background, `m` for main.
            """
    }

    // MARK: The run

    var run: [TimedEvent] { events(letters(of: download, callsBack: true) + letters(of: decode, callsBack: false)) }

    /// The letters of the three closures of a pipeline.
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

    /// The marbles by another rule: where each source sends, and which stages change the thread of what is below them.
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

    var otherwise: String { "Some of the six letters are wrong. Go through them one by one, beginning at the source." }

    var misreadings: [Misreading] {
        [
            Misreading("Write six letters without gaps, one for each of the six closures.") { $0.count != 6 },
            Misreading("The letters are `t`, `b` and `m`: Twitter's queue, background, main.") {
                $0.contains { !["t", "b", "m"].contains($0.value) }
            },
            Misreading(
                """
                `subscribe(on:)` doesn't move the events that pass it, as `deliver(on:)` does. \
                It decides where the source starts.
                """,
                shows: marbles(decode: "m", subscribeMoves: true)),
            Misreading(
                "`subscribe(on:)` moves no events: below it, they are on the same thread as above it.",
                shows: marbles(subscribeMoves: true)),
            Misreading(
                """
                `download` sends on Twitter's queue, wherever you subscribe, and `decode` sends where it is started. \
                `subscribe(on:)` starts a source, and moves no events.
                """,
                shows: marbles(download: "m", decode: "m", subscribeMoves: true)),
            Misreading(
                """
                `decode` works where it is subscribed to. `subscribe(on:)` decides where that is, \
                even from further down.
                """,
                shows: marbles(decode: "m")),
            Misreading(
                "`download` sends on Twitter's queue, no matter where it starts: the service calls back there.",
                shows: marbles(download: download.start.letter)),
            Misreading(
                "`deliver(on:)` changes the thread for what is below it. What is above it has already happened.",
                shows: events([download, decode].map { String(repeating: $0.target.letter, count: 3) }.joined())),
            Misreading(
                """
                Events don't always arrive where you subscribe. \
                Otherwise no picture would ever be decoded away from main.
                """,
                shows: events("mmmmmm")),
            Misreading(
                "`deliver(on:)` moves events: everything below it runs on its scheduler.",
                shows: marbles(deliverMoves: false)),
        ]
    }
}
