import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding
import Synchronization

extension ExerciseTask {
    /// Task 3 of chapter 10: what comes through, and when.
    static let predictThrottle = predictThrottle(ThrottleQuestion(gaps: [0, 2, 10, 2], interval: 4)) { generator in
        let question = ThrottleQuestion(using: &generator)
        return TaskVariant(
            predictThrottle(question), region: question.region(answer: "?"),
            solution: question.region(answer: question.marbles))
    }

    private static func predictThrottle(
        _ question: ThrottleQuestion, variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) -> ExerciseTask {
        ExerciseTask(
            number: 3,
            title: "predict",
            kind: .predict,
            goal: """
                Without running it: what does `throttle` with an interval of \(question.intervalInWords) steps make of `\(question.source)`? \
                Write marbles, one character a step.
                """,
            hints: [
                "Go from letter to letter, and ask of each: does another one follow before the interval is over? Then it is gone.",
                "A letter that comes through does so an interval after it arrived, in that step and not in its own.",
                """
                The last letter is still waiting when the source completes. `throttle` does not lose it: it is sent with the end, in the \
                same step: `[\(question.last)|]`.
                """,
            ],
            explanation: """
                What comes through is always the last value of a burst, and always late by the interval: that is what waiting for quiet costs. \
                Only the end of the source makes it hurry. (Other libraries drop the last value at the end, or let it come late; read their \
                documentation.)
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

/// The question: letters with gaps between them, and an end right after the last.
private struct ThrottleQuestion {
    /// How many steps after the one before each letter comes.
    let gaps: [Int]
    let interval: Int

    init(gaps: [Int], interval: Int) {
        (self.gaps, self.interval) = (gaps, interval)
    }

    /// Two bursts of two or three letters, and quiet between them. No gap is as long as the interval: which of two things in one step is
    /// first is another question.
    init(using generator: inout SplitMix64) {
        let interval = Int.random(in: 3...5, using: &generator)
        func burst() -> [Int] {
            (0..<Int.random(in: 1...2, using: &generator)).map { _ in Int.random(in: 1..<interval, using: &generator) }
        }
        self.interval = interval
        gaps =
            [Int.random(in: 0...1, using: &generator)] + burst() + [
                interval * 2 + Int.random(in: 1...2, using: &generator)
            ] + burst()
    }

    private static let letters = Array("abcdefgh").map(String.init)

    /// Each letter with its step.
    private var values: [(step: Int, letter: String)] {
        var step = 0
        return zip(gaps, Self.letters).map { gap, letter in
            step += gap
            return (step, letter)
        }
    }

    private var end: Int { (values.last?.step ?? 0) + 1 }

    var last: String { values.last?.letter ?? "" }

    var intervalInWords: String { ["zero", "one", "two", "three", "four", "five"][interval] }

    /// What is throttled, as marbles.
    var source: String {
        var steps = Array(repeating: "-", count: end)
        for (step, letter) in values { steps[step] = letter }
        return steps.joined() + "|"
    }

    /// What stands below the task's mark.
    func region(answer: String) -> String {
        """
        /// The source below is throttled by an interval of \(intervalInWords) steps. What comes out?
        ///
        ///     source  \(source)
        ///
        /// One character a step: a letter, `-` where nothing is sent, `|` where it completes. What happens in one and the same step stands in
        /// square brackets, such as `[x|]`.
        let predictedTexts = "\(answer)"
        """
    }

    /// The right answer.
    var marbles: String {
        var steps = Array(repeating: "-", count: end)
        for event in run.dropLast(2) {
            guard case .next(let letter) = event.kind else { continue }
            steps[Int(event.time / MarbleDiagram.defaultStep)] = letter
        }
        return steps.joined() + "[\(last)|]"
    }

    // MARK: The run

    private var wait: Duration { MarbleDiagram.defaultStep * interval }

    private var run: [TimedEvent] { events { [wait] source, clock in source.throttle(wait, on: clock) } }

    private func events(of pipeline: (Signal<String, Never>, TestScheduler) -> Signal<String, Never>) -> [TimedEvent] {
        let clock = TestScheduler()
        let source = Subject<String, Never>()
        let sent = Mutex<[TimedEvent]>([])
        @Sendable func note(_ kind: TimedEvent.Kind) {
            sent.withLock { $0.append(TimedEvent(at: clock.now, kind)) }
        }
        pipeline(source.signal, clock).subscribe(next: { note(.next($0)) }, completed: { note(.completed) })
        for (step, letter) in values {
            clock.advance(to: MarbleDiagram.defaultStep * step)
            source.send(letter)
        }
        clock.advance(to: MarbleDiagram.defaultStep * end)
        source.complete()
        clock.advance(by: MarbleDiagram.defaultStep * (interval + 1))
        return sent.withLock { $0 }
    }

    // MARK: Mistakes, by what they show

    var prediction: Prediction {
        let run = run
        let step = MarbleDiagram.defaultStep
        return Prediction(
            lane: .throttled, run: run,
            misreadings: [
                .init(
                    """
                    The source completes, and `throttle` passes that on: there is a `|` in the step in which the source ends.
                    """, predicts: Array(run.dropLast())),
                .init(
                    """
                    `\(last)` is lost. It still waits when the source completes, and is sent with the end: `[\(last)|]`.
                    """, predicts: run.filter { $0.kind != .next(last) }),
                .init(
                    "`\(last)` does not wait for its time when the source completes: it is sent at once, in the same step as the end.",
                    predicts: Array(run.dropLast(2)) + [
                        TimedEvent(at: step * (end - 1 + interval), .next(last)),
                        TimedEvent(at: step * (end - 1 + interval), .completed),
                    ]),
                .init(
                    "Nothing is thrown away here, only put off: that is `delay`. A letter that is followed by another within the interval is gone.",
                    predicts: events { [wait] source, clock in source.delay(wait, on: clock) }),
                .init(
                    "The first letter of each burst is sent and the others are not: that is `throttleFirst`, which other libraries call throttle.",
                    predicts: events { [wait] source, clock in source.throttleFirst(wait, on: clock) }),
                .init(
                    """
                    The right letters, each in its own step: but how could `throttle` have known that none would follow? It has to wait for the \
                    interval first.
                    """
                ) {
                    $0 == lastOfEachBurst + [TimedEvent(at: step * end, .completed)] || $0 == lastOfEachBurst
                },
                .init(
                    """
                    That is the source as it is. Which letters are followed by another one before the interval is over?
                    """, predicts: events { source, _ in source }),
                .init(
                    """
                    The interval begins anew with each letter, not with the first of a burst.
                    """
                ) { $0.first?.time == (values.first.map { step * $0.step } ?? .zero) + wait },
            ],
            otherwise: "\(run.count - 1) letters come through, and then the end. Compare the marbles, step by step.")
    }

    private var lastOfEachBurst: [TimedEvent] {
        values.indices
            .filter { $0 == values.count - 1 || gaps[$0 + 1] > interval }
            .map { TimedEvent(at: MarbleDiagram.defaultStep * values[$0].step, .next(values[$0].letter)) }
    }
}
