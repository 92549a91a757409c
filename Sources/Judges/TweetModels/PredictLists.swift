import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding
import Synchronization

extension ExerciseTask {
    /// Task 4 of chapter 08: a map inside a map.
    static let predictLists = predictLists(ListQuestion(answers: [[1, 4], [], [2, 2, 7]], steps: [0, 2, 5])) {
        generator in
        let question = ListQuestion(using: &generator)
        return TaskVariant(
            predictLists(question), region: question.region(answer: "?"),
            solution: question.region(answer: question.marbles))
    }

    private static func predictLists(
        _ question: ListQuestion, variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) -> ExerciseTask {
        ExerciseTask(
            number: 4,
            title: "predict",
            kind: .predict,
            goal: """
                Three answers arrive in a signal, each a list of how often its tweets were passed on. Without running it: what does a pipeline \
                send that counts, in each answer, the tweets that were passed on more than once? Write marbles.
                """,
            hints: [
                "There are two kinds of list here. The signal is a list in time: which of its operators stands in the pipeline, and how many values does that let through?",
                "The `map` is the signal's: one value out for each value in. The `filter` is the array's: it takes away numbers, and never an answer.",
                "Three answers, so three numbers, in the same steps as the answers: \(question.spelledCounts).",
            ],
            explanation: """
                The inner `filter` works in space, on what lies in one answer; the outer `map` works in time, on the answers as they come. An empty \
                answer is an event too.
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

/// The question: which answers arrive, and when.
private struct ListQuestion {
    let answers: [[Int]]
    /// The step of each answer; the signal completes in the step after the last.
    let steps: [Int]

    init(answers: [[Int]], steps: [Int]) {
        self.answers = answers
        self.steps = steps
    }

    /// One answer is always empty, and each other one has numbers on both sides of the border.
    init(using generator: inout SplitMix64) {
        func answer() -> [Int] {
            let large = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
                Int.random(in: 2...9, using: &generator)
            }
            return (large + [Int.random(in: 0...1, using: &generator)]).shuffled(using: &generator)
        }
        let first = Int.random(in: 0...1, using: &generator)
        let second = first + Int.random(in: 2...3, using: &generator)
        answers = [answer(), [], answer()]
        steps = [first, second, second + Int.random(in: 2...3, using: &generator)]
    }

    private var counts: [Int] { answers.map { $0.count { $0 > 1 } } }

    var spelledCounts: String { counts.map(String.init).joined(separator: ", ") }

    /// What stands below the task's mark.
    func region(answer: String) -> String {
        let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
        return """
            /// Three answers arrive, as numbers of retweets: `\(answers[0])` in the \(ordinals[steps[0]]) step, `[]` in the \(ordinals[steps[1]]), `\(answers[2])` in the \(ordinals[steps[2]]); then
            /// the signal completes, in the step after. What does this pipeline send?
            ///
            ///     answers
            ///         .map { retweets in retweets.filter { count in count > 1 }.count }
            ///
            /// One step after the other: a number in quotes, such as `'2'`, `-` where nothing is sent, `|` where it completes.
            let predictedLists = "\(answer)"
            """
    }

    /// The right answer.
    var marbles: String {
        var marbles = Array(repeating: "-", count: steps[2] + 1)
        for (step, count) in zip(steps, counts) { marbles[step] = "'\(count)'" }
        return marbles.joined() + "|"
    }

    // MARK: The run

    /// What the pipeline really sends: it is run, not remembered.
    private var run: [TimedEvent] {
        events { answers in answers.map { retweets in retweets.filter { count in count > 1 }.count } }
    }

    private func events<Value>(of pipeline: (Signal<[Int], Never>) -> Signal<Value, Never>) -> [TimedEvent] {
        let time = TestScheduler()
        let source = Subject<[Int], Never>()
        let sent = Mutex<[TimedEvent]>([])
        @Sendable func note(_ kind: TimedEvent.Kind) {
            sent.withLock { $0.append(TimedEvent(at: time.now, kind)) }
        }
        pipeline(source.signal).subscribe(next: { value in note(.next("\(value)")) }, completed: { note(.completed) })
        for (step, answer) in zip(steps, answers) {
            time.schedule(after: MarbleDiagram.defaultStep * step) { source.send(answer) }
        }
        time.schedule(after: MarbleDiagram.defaultStep * (steps[2] + 1)) { source.complete() }
        time.advance(to: MarbleDiagram.defaultStep * (steps[2] + 1))
        return sent.withLock { $0 }
    }

    // MARK: Mistakes, by what they show

    var prediction: Prediction {
        let run = run
        let end = run.last
        return Prediction(
            lane: .counts, run: run,
            misreadings: [
                .init(
                    "The signal completes, and `map` passes that on: there is a `|` at the end.",
                    predicts: Array(run.dropLast())),
                .init(
                    "The empty answer is missing: the inner `filter` leaves nothing of it, and the count of nothing is 0, which is a value like any other.",
                    predicts: run.filter { $0.kind != .next("0") }),
                .init(
                    "Those are the lengths of the answers: the inner `filter` keeps only what was passed on more than once."
                ) { [answers, steps] in
                    $0.dropLast()
                        == zip(steps, answers).map {
                            TimedEvent(at: MarbleDiagram.defaultStep * $0, .next("\($1.count)"))
                        }[...]
                },
                .init("Those are sums: `count` says how many there are, not how much they come to.") {
                    [answers, steps] in
                    $0.dropLast()
                        == zip(steps, answers).map {
                            TimedEvent(
                                at: MarbleDiagram.defaultStep * $0, .next("\($1.filter { $0 > 1 }.reduce(0, +))"))
                        }[...]
                },
                .init(
                    "One value is sent for each answer, in its step. This sends one for each tweet, as `flatMap` to a sequence would."
                ) {
                    $0.count { $0.kind != .completed } > 3
                },
                .init(
                    "`map` takes no time: each count is sent in the step of its answer, and the end comes in the step after the last."
                ) {
                    $0.map(\.kind) == run.map(\.kind) && $0.last != end
                },
            ],
            otherwise: "Three answers, three counts, then the end. Compare the marbles, step by step.")
    }
}
