import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding

extension ExerciseTask {
    /// Task 5 of chapter 01: the colors that the pipeline sets.
    static let predictBackgrounds = ExerciseTask(asking: TypedWord(letters: ["m", "a", "g", "i"], deletions: 2))
}

/// The keys that a user presses.
private struct TypedWord {
    let letters: [String]
    let deletions: Int
}

extension TypedWord: PredictQuestion {
    static let task = 5
    static let constant = "predictedBackgrounds"

    /// Four or five different letters, so that the text becomes long enough, and at least one deletion.
    init(using generator: inout SplitMix64) {
        letters = "abcdefghijklmnopqrstuvx".shuffled(using: &generator).prefix(Int.random(in: 4...5, using: &generator))
            .map { "\($0)" }
        deletions = Int.random(in: 1...letters.count, using: &generator)
    }

    // MARK: In words

    private var spelled: String { letters.joined(separator: ", ") }

    private var timesDeleted: String { ["", "once", "twice", "three times", "four times", "five times"][deletions] }

    var places: [String: String] {
        [
            "letters": "\(spelled)",
            "timesDeleted": "\(timesDeleted)",
            "texts": "\(texts.count)",
        ]
    }

    var comment: String {
        """
        The backgrounds that task 1's pipeline sets, as marbles, one character per step: \
        `y` for yellow, `w` for white, `-` for a step in which nothing is set. \
        The first step is the subscription, on an empty field. \
        In the \(texts.count - 1) steps after it, \
        a user types \(spelled) and then presses the delete key \(timesDeleted).
        """
    }

    // MARK: The run

    /// The field's texts: at the subscription, then after each key.
    private var texts: [String] {
        (0...letters.count).map { letters[..<$0].joined() } + (1...deletions).map { letters.dropLast($0).joined() }
    }

    private func colors(
        longerThan length: Int = 2, _ change: (Signal<String, Never>) -> Signal<String, Never> = { $0 }
    ) -> [TimedEvent] {
        record { clock in
            let texts = clock.signal(texts.enumerated().map { (step: $0.offset, value: $0.element) })
            return change(texts.map { $0.count > length ? "w" : "y" })
        }
    }

    var run: [TimedEvent] { colors() }

    var otherwise: String { "The pipeline sets \(run.count) colors, one per text. Go through the steps one by one." }

    var misreadings: [Misreading] {
        [
            Misreading(
                """
                The text signal never completes: as long as the field exists, the user may type again. \
                So there is no `|` in this recording.
                """
            ) { $0.contains { $0.value == nil } },
            Misreading("Those are texts, not colors. After `map` there is only `y` for yellow and `w` for white.") {
                $0.contains { !["y", "w"].contains($0.value) }
            },
            Misreading(
                "`map` does not wait for a change: it sends a color for each text, even if it equals the one before.",
                shows: colors { $0.distinct() }),
            Misreading(
                """
                A color is set before anything is typed: \
                the text signal begins with the text that the field holds, which is empty.
                """,
                shows: colors { $0.skip(first: 1) }),
            Misreading(
                """
                The delete key changes the text, so it is an event like any other. \
                There \(deletions == 1 ? "is one more color" : "are \(deletions) more colors").
                """,
                shows: Array(run.dropLast(deletions))),
            Misreading(
                "`\(texts[3])` has three characters, and three is longer than two: it is valid.",
                shows: colors(longerThan: 3)),
            Misreading(
                "`\(texts[2])` has two characters, and two isn't longer than two: it is too short.",
                shows: colors(longerThan: 1)),
        ]
    }
}
