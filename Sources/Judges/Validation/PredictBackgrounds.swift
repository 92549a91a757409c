import Exercises
import Grading
import Marbles
import ReactiveCore
import Synchronization

extension ExerciseTask {
    /// Task 5 of chapter 01: marbles, written before the run.
    static let predictBackgrounds = ExerciseTask(
        number: 5,
        title: "predict",
        kind: .predict,
        goal: """
            Without running it: which backgrounds does the pipeline of task 1 set, step by step, while somebody types m, a, g, i and then \
            presses the delete key twice? Write one character a step: `y` yellow, `w` white, `-` nothing. The first step is the subscription.
            """,
        hints: [
            "Write the seven texts of the field under each other, the empty one first. Then think of `map`.",
            "`map` sends one value for each that it gets, whether or not it differs from the one before.",
            "Seven texts, seven colours: the texts with up to two characters are the first three and the last.",
        ],
        explanation: """
            Seven values in, seven values out: `map` neither adds nor drops, it does not look at the past, and it does not end anything. \
            An operator that does drop repetitions exists; it is called `distinct`.
            """,
        scenarios: [
            Scenario("the prediction against a real run") { _ in
                []
            } judge: { transcript in
                PredictionJudgement(prediction: transcript.values(in: "prediction").last ?? "").finding
            },
        ]
    )
}

/// Compares a learner's marbles with those of the real pipeline.
private struct PredictionJudgement {
    let prediction: String

    /// The field's texts: at subscription, then after each key.
    private static let texts = ["", "m", "ma", "mag", "magi", "mag", "ma"]

    var finding: Finding? {
        let diagram: MarbleDiagram
        do {
            diagram = try MarbleDiagram(parsing: prediction)
        } catch {
            // Indented, so that a report keeps the caret under its place.
            let place = PointedText(error.marbles, column: error.column).lines(indent: "  ").joined(separator: "\n")
            return Finding("The prediction is not written in marbles. Column \(error.column): \(error.sentence)\n\(place)", hint: 1)
        }
        let run = Self.run
        let actual = MarbleComparison(expected: run, actual: diagram.events)
        guard actual.firstDifference != nil else { return nil }
        return Finding(
            mistake(in: diagram.events, comparedWith: run),
            expected: observations(run),
            actual: observations(diagram.events),
            step: diagram.step,
            hint: 1
        )
    }

    /// What the pipeline really sets, one letter a step: it is run, not remembered.
    private static var run: [TimedEvent] {
        let step = Mutex(0)
        let events = Mutex<[TimedEvent]>([])
        let text = Property(texts[0])
        text.signal
            .map { text in text.count > 2 ? "w" : "y" }
            .subscribe(next: { colour in
                let time = MarbleDiagram.defaultStep * step.withLock { $0 }
                events.withLock { $0.append(TimedEvent(at: time, .next(colour))) }
            })
        for next in texts.dropFirst() {
            step.withLock { $0 += 1 }
            text.value = next
        }
        step.withLock { $0 += 1 }
        return events.withLock { $0.filter { $0.kind != .completed } }
    }

    // MARK: Mistakes, by what they show

    private func mistake(in prediction: [TimedEvent], comparedWith run: [TimedEvent]) -> String {
        let colours = run.map(\.kind)
        if prediction.contains(where: { $0.kind == .completed || $0.kind == .failed("") }) {
            return "The text signal never completes: the field lives on, and somebody may type again. There is no `|` in this recording."
        }
        if prediction.contains(where: { ![.next("y"), .next("w")].contains($0.kind) }) {
            return "Those are texts, not colours: behind `map` there are only `y` for yellow and `w` for white."
        }
        if prediction == onlyChanges(of: run) {
            return "`map` does not wait for a change: it sends one colour for each text, also when it equals the one before."
        }
        if prediction == Array(run.dropFirst()) {
            return "Something is set before anything is typed: the text signal begins with the text that the field holds, the empty one."
        }
        if prediction == run.filter({ $0.time < MarbleDiagram.defaultStep * 5 }) {
            return "The delete key changes the text, so it is an event like any other: there are two more."
        }
        if prediction.map(\.kind) == letters(longerThan: 3) {
            return "`mag` has three characters, and three is longer than two: it is valid."
        }
        if prediction.map(\.kind) == letters(longerThan: 1) {
            return "`ma` has two characters, and two is not longer than two: it is too short."
        }
        return "The pipeline sets \(colours.count) colours, one for each text. Compare the marbles, step by step."
    }

    private func onlyChanges(of run: [TimedEvent]) -> [TimedEvent] {
        run.indices.filter { $0 == 0 || run[$0].kind != run[$0 - 1].kind }.map { run[$0] }
    }

    private func letters(longerThan length: Int) -> [TimedEvent.Kind] {
        Self.texts.map { .next($0.count > length ? "w" : "y") }
    }

    private func observations(_ events: [TimedEvent]) -> [Observation] {
        events.map { event in
            let kind: Observation.Event = switch event.kind {
            case .next(let value): .next(value)
            case .failed(let failure): .failed(failure)
            case .completed: .completed
            case .subscribed: .subscribed
            case .disposed: .disposed
            }
            return Observation(at: event.time, lane: "background", event: kind)
        }
    }
}
