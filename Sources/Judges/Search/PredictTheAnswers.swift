import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding
import Synchronization

extension ExerciseTask {
    /// Task 3 of chapter 06: marbles, written before the run.
    static let predictTheAnswers = predictTheAnswers(
        FourSearches(letters: ["a", "b", "c", "d"], latencies: [5, 1, 4, 3])
    ) { generator in
        let question = FourSearches(using: &generator)
        return TaskVariant(
            predictTheAnswers(question), region: question.region(answer: "?"),
            solution: question.region(answer: question.marbles))
    }

    private static func predictTheAnswers(
        _ question: FourSearches, variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) -> ExerciseTask {
        ExerciseTask(
            number: 3,
            title: "predict",
            kind: .predict,
            goal: """
                Without running it: four texts come, in steps 0, 2, 4 and 6, and `flatMap` makes a search of each. The answers to \
                \(question.inWords). \
                What comes out of `flatMap`? Write one character a step: the letter of an answer, `#` for a failure, `-` for nothing.
                """,
            hints: [
                """
                Write each search into a line of its own, beginning under its text, with its answer at the right distance. `flatMap` is all \
                of them, laid over each other.
                """,
                """
                Nothing keeps answers in the order of their texts. And the failure of one search is a failure of the whole: what comes after \
                a failure?
                """,
                """
                In step \(question.failureStep) the pipeline fails. Whatever is still under way then is called off, and whatever comes later \
                is not searched.
                """,
            ],
            explanation: """
                Two faults of the tutorial's app in one line of marbles: an old answer can come behind a newer one, and a single failure is the end. \
                Task 5 cures the second, chapter 11 the first.
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

/// The question: four searches, two steps apart, the third of which fails.
private struct FourSearches {
    private enum Ending: Sendable {
        case answers, fails
    }

    private struct Failed: Error {}

    let letters: [String]
    /// How many steps each search takes.
    let latencies: [Int]

    init(letters: [String], latencies: [Int]) {
        self.letters = letters
        self.latencies = latencies
    }

    /// The second overtakes the first, the third fails before the fourth could be answered, and no two ends coincide.
    init(using generator: inout SplitMix64) {
        let letters = "abcdefghkmnprstuvwxyz".shuffled(using: &generator).prefix(4).map { "\($0)" }
        self.init(letters: letters, latencies: Self.fairLatencies(using: &generator))
    }

    private static func fairLatencies(using generator: inout SplitMix64) -> [Int] {
        while true {
            let latencies = (0..<4).map { _ in Int.random(in: 1...7, using: &generator) }
            if isFair(latencies) { return latencies }
        }
    }

    private static func isFair(_ latencies: [Int]) -> Bool {
        let ends = latencies.indices.map { 2 * $0 + latencies[$0] }
        return Set(ends).count == 4 && ends[1] < ends[0] && ends[2] < ends[3] && ends[1] < ends[2]
            && ends.allSatisfy { $0 < 11 }
            && ends[0] != 2 && ends[0] != 4 && ends[0] != 6
    }

    // MARK: In words

    var failureStep: Int { 4 + latencies[2] }

    private func steps(_ count: Int) -> String { "\(count) step\(count == 1 ? "" : "s")" }

    var inWords: String {
        """
        `\(letters[0])` and `\(letters[1])` take \(steps(latencies[0])) and \(steps(latencies[1])), the search for `\(letters[2])` fails after \
        \(steps(latencies[2])), and the answer to `\(letters[3])` would take \(steps(latencies[3]))
        """
    }

    /// What stands below the task's mark.
    func region(answer: String) -> String {
        """
        /// What comes out of `flatMap`, as marbles, one character a step: the letter of an answer, `#` for a failure, `-` for nothing.
        ///
        ///     texts  \((0..<4).map { letters[$0] }.joined(separator: "-"))
        ///
        /// The answer to \(letters[0]) takes \(steps(latencies[0])), that to \(letters[1]) \(steps(latencies[1])). The search for \
        \(letters[2]) fails after \(steps(latencies[2])). The answer to \(letters[3]) would take \(steps(latencies[3])).
        let predictedAnswers = "\(answer)"
        """
    }

    // MARK: The run

    private static let step = MarbleDiagram.defaultStep

    /// What comes out, by a way of flattening: it is run, not remembered.
    private func run(
        third: Ending = .fails,
        _ flatten:
            @Sendable (Signal<Int, any Error>, @escaping @Sendable (Int) -> Signal<String, any Error>) -> Signal<
                String, any Error
            >
    ) -> [TimedEvent] {
        let scheduler = TestScheduler()
        let events = Mutex<[TimedEvent]>([])
        let write: @Sendable (TimedEvent.Kind) -> Void = { kind in
            events.withLock { $0.append(TimedEvent(at: scheduler.now, kind)) }
        }
        let texts = Signal<Int, any Error> { subscriber in
            for index in 0..<4 { scheduler.schedule(after: Self.step * (2 * index)) { subscriber.send(index) } }
            return nil
        }
        flatten(texts) { [letters, latencies] index in
            Signal { subscriber in
                scheduler.schedule(after: Self.step * latencies[index]) {
                    if index == 2, third == .fails { return subscriber.fail(Failed()) }
                    subscriber.send(letters[index])
                    subscriber.complete()
                }
            }
        }
        .subscribe(next: { write(.next($0)) }, failed: { _ in write(.failed("")) }, completed: { write(.completed) })
        scheduler.advance(to: Self.step * 60)
        return events.withLock { $0 }
    }

    private var merged: [TimedEvent] { run { $0.flatMap($1) } }

    /// The right answer.
    var marbles: String { Self.marbles(of: merged) }

    private static func marbles(of events: [TimedEvent]) -> String {
        let last = events.map(\.time).max() ?? .zero
        return (0...Int(last / step)).map { index in
            events.first { $0.time == step * index }.map(\.kind.marble) ?? "-"
        }.joined()
    }

    // MARK: Mistakes, by what they show

    var prediction: Prediction {
        let run = merged
        let answered = run.filter { $0.kind != .failed("") }
        let surviving = self.run { texts, search in
            texts.flatMap { search($0).catch { _ in Signal<String, any Error>.empty } }
        }
        return Prediction(
            lane: .flatMap, run: run,
            misreadings: [
                .init("A failure is an end, and so there is no completion: it is one or the other.") {
                    $0.contains { $0.kind == .completed }
                },
                .init(
                    "Those are the texts. Each of them is a search now, and what comes out are answers, when they come.",
                    predicts: texts),
                .init(
                    "The search for `\(letters[2])` fails, and `flatMap` passes a failure on, at once: it does not swallow it."
                ) {
                    $0 == surviving || $0 == answered
                },
                .init(
                    """
                    `\(letters[2])` is not answered: its search fails.
                    """, predicts: self.run(third: .answers) { $0.flatMap($1) }.filter { $0.kind != .completed }),
                .init(
                    """
                    An answer does not wait for those to earlier texts: `\(letters[1])` overtakes `\(letters[0])`. What you wrote is what \
                    the strategy `.concat` does.
                    """,
                    predicts: self.run { $0.flatMap(.concat, $1) }),
                .init(
                    """
                    Nobody calls off the search for `\(letters[0])` when that for `\(letters[1])` begins. What you wrote is what \
                    `flatMapLatest` does.
                    """,
                    predicts: self.run { $0.flatMapLatest($1) }),
                .init(
                    "Count from the step in which a text comes: an answer that takes one step comes in the step after it.",
                    predicts: run.map {
                        TimedEvent(at: $0.time - Self.step, $0.kind)
                    }),
            ],
            otherwise: """
                Two kinds of thing come out: answers, when they come, and in step \(failureStep) the failure. Compare the marbles, step by step.
                """)
    }

    private var texts: [TimedEvent] {
        (0..<4).map { TimedEvent(at: Self.step * (2 * $0), .next(letters[$0])) }
    }
}
