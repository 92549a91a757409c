import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding
import Synchronization

extension ExerciseTask {
    /// Task 4 of chapter 09: what moves what.
    static let predictThreads = predictThreads(
        ThreadQuestion.ofTheBook
    ) { generator in
        let question = ThreadQuestion(using: &generator)
        return TaskVariant(
            predictThreads(question), region: question.region(answer: "?"),
            solution: question.region(answer: question.letters))
    }

    private static func predictThreads(
        _ question: ThreadQuestion, variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) -> ExerciseTask {
        ExerciseTask(
            number: 4,
            title: "predict",
            kind: .predict,
            goal: """
                Without running it: on which thread does each of the six closures run? One of the two signals calls back on Twitter's queue, \
                the other works where it is subscribed to. Write six letters: `t`, `b` or `m`.
                """,
            hints: [
                "Begin at the source: on which thread does it send? Then go down, and ask of each stage whether events *arrive* elsewhere behind it.",
                """
                `subscribe(on:)` changes nothing for the events that pass it. It says where the source is started, wherever in the pipeline \
                it stands.
                """,
                """
                `download` sends on Twitter's queue, whoever starts it. `decode` sends where it is started: on the scheduler in the brackets \
                of `subscribe(on:)`. Below `deliver(on:)` it is the one in those brackets.
                """,
            ],
            explanation: """
                `deliver(on:)` has a place: it changes the thread for what is below it. `subscribe(on:)` has none: it reaches up to the source, \
                and only a source that works where it is started takes any notice.
                """,
            scenarios: [
                Scenario("the prediction against a real run") { _ in
                    []
                } judge: { transcript in
                    question.prediction.finding(in: transcript)
                }
            ],
            variant: variant
        )
    }
}

/// The question: two sources, each with a `subscribe(on:)` and a `deliver(on:)`, in one order or the other.
private struct ThreadQuestion {
    enum Target: String, CaseIterable {
        case main, background

        var letter: String { self == .main ? "m" : "b" }
    }

    static let ofTheBook = ThreadQuestion(
        first: Pipeline(subscribesFirst: true, start: .background, target: .main),
        second: Pipeline(subscribesFirst: false, start: .background, target: .main)
    )

    struct Pipeline {
        let subscribesFirst: Bool
        /// Where the source is started.
        let start: Target
        /// Where events arrive.
        let target: Target

        var stages: [String] {
            let stages = [".subscribe(on: \(start.rawValue))", ".deliver(on: \(target.rawValue))"]
            return subscribesFirst ? stages : stages.reversed()
        }
    }

    let first: Pipeline
    let second: Pipeline

    init(first: Pipeline, second: Pipeline) {
        (self.first, self.second) = (first, second)
    }

    /// The answer is never the book's.
    init(using generator: inout SplitMix64) {
        func pipeline() -> Pipeline {
            Pipeline(
                subscribesFirst: Bool.random(using: &generator),
                start: Target.allCases.randomElement(using: &generator) ?? .main,
                target: Target.allCases.randomElement(using: &generator) ?? .main
            )
        }
        var question = Self.ofTheBook
        while question.letters == Self.ofTheBook.letters {
            question = ThreadQuestion(first: pipeline(), second: pipeline())
        }
        self = question
    }

    /// What stands below the task's mark.
    func region(answer: String) -> String {
        func line(_ left: String, _ right: String) -> String {
            "///         " + left + String(repeating: " ", count: 34 - left.count) + "    " + right
        }
        let lines = [
            line(".map { 1 }", ".map { 4 }"), line(first.stages[0], second.stages[0]),
            line(".map { 2 }", ".map { 5 }"), line(first.stages[1], second.stages[1]),
            line(".map { 3 }", ".map { 6 }"),
        ]
        return """
            /// On which thread does each of the six closures run? Both signals are subscribed to on main.
            ///
            ///     download(url, from: twitter)            decode(file, for: twitter)
            \(lines.joined(separator: "\n"))
            ///
            /// Six letters, from 1 to 6: `t` for the queue on which Twitter calls back, `b` for background, `m` for main.
            let predictedThreads = "\(answer)"
            """
    }

    /// The right answer.
    var letters: String { threads(of: first, callsBack: true) + threads(of: second, callsBack: false) }

    // MARK: The run

    /// The letters of the three closures of a pipeline: it is run, with schedulers that say which of them is at work.
    private func threads(of pipeline: Pipeline, callsBack: Bool) -> String {
        let place = Place()
        let start = NamedScheduler(name: pipeline.start.letter, place: place)
        let target = NamedScheduler(name: pipeline.target.letter, place: place)
        let noted = Mutex("")
        @Sendable func note(_ value: Int) -> Int {
            noted.withLock { $0 += place.name }
            return value
        }
        let source = Signal<Int, Never> { subscriber in
            place.run(as: callsBack ? "t" : place.name) { subscriber.send(0) }
            return nil
        }
        let one = source.map(note)
        let two = pipeline.subscribesFirst ? one.subscribe(on: start).map(note) : one.deliver(on: target).map(note)
        let three = pipeline.subscribesFirst ? two.deliver(on: target).map(note) : two.subscribe(on: start).map(note)
        place.run(as: "m") { _ = three.subscribe(next: { _ in }) }
        return noted.withLock { $0 }
    }

    // MARK: Mistakes, by what they show

    /// The letters by another rule: where a source sends, and whether each of the two stages changes the thread of what is below it.
    private func by(
        _ source: (_ pipeline: Pipeline, _ callsBack: Bool) -> String, subscribe: Bool = false, deliver: Bool = true
    ) -> String {
        [(first, true), (second, false)].map { pipeline, callsBack in
            var thread = source(pipeline, callsBack)
            return pipeline.stages.reduce(into: thread) { letters, stage in
                if stage.hasPrefix(".subscribe") {
                    if subscribe { thread = pipeline.start.letter }
                } else if deliver {
                    thread = pipeline.target.letter
                }
                letters += thread
            }
        }.joined()
    }

    private func events(_ letters: String) -> [TimedEvent] {
        letters.enumerated().map { index, letter in
            TimedEvent(at: MarbleDiagram.defaultStep * index, .next(String(letter)))
        }
    }

    var prediction: Prediction {
        Prediction(
            lane: .threads, run: events(letters),
            misreadings: [
                .init("There are six closures, so there are six letters: one after the other, without gaps.") {
                    $0.count != 6
                },
                .init("The letters are `t`, `b` and `m`: Twitter's queue, background, main.") {
                    $0.contains { event in ![.next("t"), .next("b"), .next("m")].contains(event.kind) }
                },
                .init(
                    "`subscribe(on:)` does not move the events that pass it, as `deliver(on:)` does: it says where the source is started.",
                    predicts: events(by({ $1 ? "t" : "m" }, subscribe: true))),
                .init(
                    "`decode` works where it is subscribed to, and `subscribe(on:)` says where that is, also from further down.",
                    predicts: events(by { $1 ? "t" : "m" })),
                .init(
                    "`download` sends on Twitter's queue, wherever it is started: that is where the service calls back.",
                    predicts: events(by { pipeline, _ in pipeline.start.letter })),
                .init("`deliver(on:)` changes the thread for what is below it. What is above it has happened already.")
                { [first, second] in
                    $0 == events([first, second].map { String(repeating: $0.target.letter, count: 3) }.joined())
                },
                .init(
                    "Where somebody subscribes is not where events arrive, or else no picture would ever be decoded off main."
                ) {
                    $0 == events("mmmmmm")
                },
                .init(
                    """
                    `deliver(on:)` moves events: what is below it runs on that scheduler.
                    """,
                    predicts: events(
                        by({ pipeline, callsBack in callsBack ? "t" : pipeline.start.letter }, deliver: false))),
            ],
            otherwise: "Not all of the six are right. Compare them, one by one, beginning at the source.")
    }
}

/// On whose behalf code runs right now.
private final class Place: Sendable {
    private let current = Mutex("m")

    var name: String { current.withLock { $0 } }

    func run(as name: String, _ action: () -> Void) {
        let outer = current.withLock { current in
            defer { current = name }
            return current
        }
        action()
        current.withLock { $0 = outer }
    }
}

/// A scheduler that runs work at once, under its own name.
private struct NamedScheduler: Scheduler {
    let name: String
    let place: Place

    var now: Duration { .zero }

    func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        place.run(as: name, action)
        return ActionDisposable {}
    }

    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        schedule(action)
    }
}
