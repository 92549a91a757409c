import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding
import Synchronization

extension ExerciseTask {
    /// Task 5 of chapter 01: marbles, written before the run.
    static let predictBackgrounds = predictBackgrounds(TypedWord(letters: ["m", "a", "g", "i"], deletions: 2)) {
        generator in
        let word = TypedWord(using: &generator)
        return TaskVariant(
            predictBackgrounds(word), region: word.region(answer: "?"), solution: word.region(answer: word.marbles))
    }

    private static func predictBackgrounds(
        _ word: TypedWord, variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) -> ExerciseTask {
        ExerciseTask(
            number: 5,
            title: "predict",
            kind: .predict,
            goal: """
                Without running it: which backgrounds does the pipeline of task 1 set, step by step, while somebody types \
                \(word.spelled) and then presses the delete key \(word.timesDeleted)? Write one character a step: `y` yellow, `w` white, \
                `-` nothing. The first step is the subscription.
                """,
            hints: [
                "Write the \(word.texts.count) texts of the field under each other, the empty one first. Then think of `map`.",
                "`map` sends one value for each that it gets, whether or not it differs from the one before.",
                "\(word.texts.count) texts, \(word.texts.count) colors: it is yellow at each text with up to two characters, and white at the others.",
            ],
            explanation: """
                One value out for each value in: `map` neither adds nor drops, it does not look at the past, and it does not end anything. \
                An operator that does drop repetitions exists; it is called `distinct`.
                """,
            scenarios: [
                Scenario("the prediction against a real run") { _ in
                    []
                } judge: { transcript in
                    word.prediction.finding(in: transcript)
                }
            ],
            variant: variant
        )
    }
}

/// The question: which keys are pressed.
private struct TypedWord {
    let letters: [String]
    let deletions: Int

    init(letters: [String], deletions: Int) {
        self.letters = letters
        self.deletions = deletions
    }

    /// Four or five different letters and at least one deletion: every question passes the border between short and long upwards.
    init(using generator: inout SplitMix64) {
        letters = "abcdefghijklmnopqrstuvx".shuffled(using: &generator).prefix(Int.random(in: 4...5, using: &generator))
            .map { "\($0)" }
        deletions = Int.random(in: 1...letters.count, using: &generator)
    }

    // MARK: In words

    var spelled: String { letters.joined(separator: ", ") }

    var timesDeleted: String { ["", "once", "twice", "three times", "four times", "five times"][deletions] }

    /// What stands below the task's mark.
    func region(answer: String) -> String {
        """
        /// The backgrounds that task 1's pipeline sets, as marbles, one character a step: `y` for yellow, `w` for white, `-` for
        /// a step in which nothing is set. It is subscribed in the first step, on an empty field; in the \(texts.count - 1) steps after it
        /// somebody types \(spelled) and then presses the delete key \(timesDeleted).
        let predictedBackgrounds = "\(answer)"
        """
    }

    // MARK: The run

    /// The field's texts: at subscription, then after each key.
    var texts: [String] {
        let typed = (0...letters.count).map { letters[..<$0].joined() }
        return typed + (1...deletions).map { letters[..<(letters.count - $0)].joined() }
    }

    /// The right answer.
    var marbles: String { texts.map(letter(longerThan: 2)).joined() }

    /// What the pipeline really sets, one letter a step: it is run, not remembered.
    private var run: [TimedEvent] {
        let step = Mutex(0)
        let events = Mutex<[TimedEvent]>([])
        let text = Property(texts[0])
        text.signal
            .map { text in text.count > 2 ? "w" : "y" }
            .subscribe(next: { color in
                let time = MarbleDiagram.defaultStep * step.withLock { $0 }
                events.withLock { $0.append(TimedEvent(at: time, .next(color))) }
            })
        for next in texts.dropFirst() {
            step.withLock { $0 += 1 }
            text.value = next
        }
        return events.withLock { $0 }
    }

    // MARK: Mistakes, by what they show

    var prediction: Prediction {
        let run = run
        return Prediction(
            lane: .background, run: run,
            misreadings: [
                .init(
                    "The text signal never completes: the field lives on, and somebody may type again. There is no `|` in this recording."
                ) {
                    $0.contains { $0.kind == .completed || $0.kind == .failed("") }
                },
                .init("Those are texts, not colors: behind `map` there are only `y` for yellow and `w` for white.") {
                    $0.contains { ![.next("y"), .next("w")].contains($0.kind) }
                },
                .init(
                    "`map` does not wait for a change: it sends one color for each text, also when it equals the one before.",
                    predicts: run.indices.filter { $0 == 0 || run[$0].kind != run[$0 - 1].kind }.map { run[$0] }),
                .init(
                    "Something is set before anything is typed: the text signal begins with the text that the field holds, the empty one.",
                    predicts: Array(run.dropFirst())),
                .init(
                    "The delete key changes the text, so it is an event like any other: there \(deletions == 1 ? "is one" : "are \(deletions)") more.",
                    predicts: Array(run.dropLast(deletions))),
                .init("`\(texts[3])` has three characters, and three is longer than two: it is valid.") { [texts] in
                    $0.map(\.kind) == texts.map { .next(letter(longerThan: 3)($0)) }
                },
                .init("`\(texts[2])` has two characters, and two is not longer than two: it is too short.") { [texts] in
                    $0.map(\.kind) == texts.map { .next(letter(longerThan: 1)($0)) }
                },
            ],
            otherwise: "The pipeline sets \(run.count) colors, one for each text. Compare the marbles, step by step.")
    }

    private func letter(longerThan length: Int) -> (String) -> String {
        { $0.count > length ? "w" : "y" }
    }
}
