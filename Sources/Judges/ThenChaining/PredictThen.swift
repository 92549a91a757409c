import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding
import Synchronization

extension ExerciseTask {
    /// Task 4 of chapter 04: what `then` sends.
    static let predictThen = predictThen(
        AwaitedTexts(value: 3, end: 6, fails: false, keys: [1: "p", 4: "q", 7: "r", 9: "s"])
    ) { generator in
        let texts = AwaitedTexts(using: &generator)
        return TaskVariant(
            predictThen(texts), region: texts.region(answer: "?"), solution: texts.region(answer: texts.marbles))
    }

    private static func predictThen(
        _ texts: AwaitedTexts, variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) -> ExerciseTask {
        ExerciseTask(
            number: 4,
            title: "predict",
            kind: .predict,
            goal: """
                Without running it: a request \(texts.fails ? "fails" : "completes") in step \(texts.end), and somebody types before and after \
                that. Write what `request.then { texts }` sends: a letter for each text, `|` for a completion, `#` for a failure, `-` for a step \
                in which nothing happens.
                """,
            hints: [
                "`then` has nothing to send before the request has completed. And if it fails?",
                "The text signal begins with the text that the field holds at that moment. Which was the last letter typed before it?",
                texts.fails
                    ? "One character and nothing else: the failure, in the step in which the request fails."
                    : "The first letter comes in step \(texts.end), and it is `\(texts.held)`. After that, each letter as it is typed, and no end.",
            ],
            explanation: """
                Until the end of the first signal nothing, then the second as if you had subscribed to it yourself at that moment. A failure goes \
                straight through, and an end there is only when the second signal has one.
                """,
            scenarios: [
                Scenario("the prediction against a real run") { _ in
                    []
                } judge: { transcript in
                    texts.prediction.finding(in: transcript)
                }
            ],
            variant: variant
        )
    }
}

/// The question: when a request has its value and its end, and when which key is pressed.
private struct AwaitedTexts {
    let value: Int
    let end: Int
    let fails: Bool
    let keys: [Int: String]

    init(value: Int, end: Int, fails: Bool, keys: [Int: String]) {
        (self.value, self.end, self.fails, self.keys) = (value, end, fails, keys)
    }

    /// At least one key before the value, one between value and end, and one after the end; one request in four fails.
    init(using generator: inout SplitMix64) {
        let letters = "bcdghkmnpqrstwxz".shuffled(using: &generator).map { "\($0)" }
        let first = Int.random(in: 1...2, using: &generator)
        let value = first + Int.random(in: 1...2, using: &generator)
        let between = value + Int.random(in: 1...2, using: &generator)
        let end = between + Int.random(in: 1...2, using: &generator)
        let after = end + Int.random(in: 1...2, using: &generator)
        let last = after + Int.random(in: 1...2, using: &generator)
        self.init(
            value: value, end: end, fails: Int.random(in: 1...4, using: &generator) == 1,
            keys: [first: letters[0], between: letters[1], after: letters[2], last: letters[3]])
    }

    // MARK: In words

    /// The letter that the field ends with when the request ends.
    var held: String { keys.filter { $0.key < end }.max { $0.key < $1.key }?.value ?? "" }

    /// What stands below the task's mark.
    func region(answer: String) -> String {
        """
        /// A field is typed into, and a request is answered; `then` waits for it and goes on with the field's texts, which begin with the
        /// one that the field holds. Each letter stands for the text that ends with it. The request is subscribed to in step 0.
        ///
        ///     request  \(line([value: "v", end: fails ? "#" : "|"]))
        ///     typed    \(line(keys))
        ///
        /// What does `request.then { texts }` send? As marbles, one character a step.
        let predictedTexts = "\(answer)"
        """
    }

    /// The right answer.
    var marbles: String {
        line(
            Dictionary(
                uniqueKeysWithValues: run.map { event in
                    let character =
                        switch event.kind {
                        case .next(let letter): letter
                        case .failed: "#"
                        default: "|"
                        }
                    return (Int(event.time / MarbleDiagram.defaultStep), character)
                }))
    }

    private func line(_ events: [Int: String]) -> String {
        (0...(events.keys.max() ?? 0)).map { events[$0] ?? "-" }.joined()
    }

    // MARK: The run

    private struct Refused: Error {}

    /// What it really sends: it is run, not remembered.
    private var run: [TimedEvent] {
        let step = Mutex(0)
        let events = Mutex<[TimedEvent]>([])
        let write: @Sendable (TimedEvent.Kind) -> Void = { kind in
            let time = MarbleDiagram.defaultStep * step.withLock { $0 }
            events.withLock { $0.append(TimedEvent(at: time, kind)) }
        }
        let request = Subject<String, Refused>()
        let text = Property("")
        request.signal
            .then { [texts = text.signal] in texts }
            .subscribe(
                next: { write(.next($0)) }, failed: { _ in write(.failed("")) }, completed: { write(.completed) })
        for now in 0...max(end, keys.keys.max() ?? 0) {
            step.withLock { $0 = now }
            if now == value { request.send("v") }
            if now == end { fails ? request.fail(Refused()) : request.complete() }
            if let key = keys[now] { text.value = key }
        }
        // The property goes when this returns, and completes: that is no part of the question.
        return withExtendedLifetime(text) { events.withLock { $0 } }
    }

    // MARK: Mistakes, by what they show

    var prediction: Prediction {
        let run = run
        let later = events(keys.filter { $0.key > end })
        let held = TimedEvent(at: MarbleDiagram.defaultStep * end, .next(held))
        let heldAtValue = keys.filter { $0.key < value }.max { $0.key < $1.key }?.value ?? ""
        return Prediction(
            lane: .texts, run: run,
            misreadings: [
                .init("The request's own value is left out: `then` waits for its end.") { events in
                    events.contains { $0.kind == .next("v") }
                },
                .init(
                    fails
                        ? "The request fails, and then there is no completion to go on from: no text is sent."
                        : "Nothing fails here: the request completes, and a text cannot fail."
                ) { events in
                    fails
                        ? events.contains { if case .next = $0.kind { true } else { false } }
                        : events.contains { $0.kind.isFailure }
                },
                .init(
                    fails
                        ? "A failure of the request is passed on, as a failure."
                        : "There is no `|`: the request's own completion is what `then` waits for, it is not passed on; and the text signal does not end."
                ) { events in
                    fails ? !events.contains { $0.kind.isFailure } : events.contains { $0.kind == .completed }
                },
                .init(
                    "The texts do not begin with the request's value, only with its completion.",
                    predicts: [TimedEvent(at: MarbleDiagram.defaultStep * value, .next(heldAtValue))]
                        + events(keys.filter { $0.key > value })),
                .init(
                    "The text signal begins with the text that the field holds when it is subscribed to.",
                    predicts: later),
                .init(
                    "Nothing is sent before the request has completed: until then nobody has subscribed to the texts.",
                    predicts: events(keys)),
                .init(
                    "Earlier texts are not kept: of what was typed before, only the newest is still in the field.",
                    predicts: events(keys.filter { $0.key < end }).map { TimedEvent(at: held.time, $0.kind) } + later),
                .init("The texts go on for as long as the field is there, also after the first.", predicts: [held]),
            ],
            otherwise: fails
                ? "The failure is passed on in the step in which it happens."
                : "The text that the field holds, in the step of the completion; then each text as it is typed. Compare the marbles, step by step."
        )
    }

    private func events(_ letters: [Int: String]) -> [TimedEvent] {
        letters.sorted { $0.key < $1.key }.map { TimedEvent(at: MarbleDiagram.defaultStep * $0.key, .next($0.value)) }
    }
}

extension TimedEvent.Kind {
    /// Whether it is a failure, whatever of.
    fileprivate var isFailure: Bool {
        if case .failed = self { true } else { false }
    }
}
