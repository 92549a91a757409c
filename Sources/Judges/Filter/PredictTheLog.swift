import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding

extension ExerciseTask {
    /// Task 2 of chapter 05: what the pipeline logs.
    static let predictTheLog = ExerciseTask(
        asking: AskedWhileTyping(letters: ["m", "a", "g", "i"], before: 3, deletions: 3))
}

/// The keys that a user presses before and after access is granted.
private struct AskedWhileTyping {
    let letters: [String]
    /// How many of the letters are typed before access is granted.
    let before: Int
    let deletions: Int
}

extension AskedWhileTyping: PredictQuestion {
    static let task = 2
    static let constant = "predictedLog"

    /// At least three letters before access is granted, so that one is logged with it. At least one deletion makes the
    /// text too short.
    init(using generator: inout SplitMix64) {
        let count = Int.random(in: 4...5, using: &generator)
        letters = "abcdefghijklmnopqrstuvx".shuffled(using: &generator).prefix(count).map { "\($0)" }
        before = Int.random(in: 3..<count, using: &generator)
        deletions = Int.random(in: (count - 2)...(count - 1), using: &generator)
    }

    // MARK: In words

    private var typedBefore: String { letters[..<before].joined(separator: ", ") }

    private var typedAfter: String { letters[before...].joined(separator: ", ") }

    private var timesDeleted: String { ["", "once", "twice", "three times", "four times"][deletions] }

    var places: [String: String] {
        [
            "typedBefore": "\(typedBefore)",
            "typedAfter": "\(typedAfter)",
            "timesDeleted": "\(timesDeleted)",
            "steps": "\(texts.count)",
            "logged": "\(run.count)",
        ]
    }

    var comment: String {
        """
        What the pipeline of task 1 logs, as marbles, one character per step: \
        the last letter of the logged text, or `-` for a step in which nothing is logged. \
        In the first step the form opens, and the app asks for access. \
        In the steps after it, the user types \(typedBefore), then allows the access, \
        then types \(typedAfter) and presses the delete key \(timesDeleted).
        """
    }

    // MARK: The run

    /// The text of the field after each step. Opening the form and granting access don't change it.
    private var texts: [String] {
        let typed = (0...letters.count).map { letters[..<$0].joined() }
        return typed[...before] + typed[before...] + (1...deletions).map { letters.dropLast($0).joined() }
    }

    var steps: Int { texts.count }

    /// The step in which access is granted.
    private var granted: Int { before + 1 }

    private func isDeletion(_ step: Int) -> Bool { step >= texts.count - deletions }

    var run: [TimedEvent] {
        let field = Property("")
        // A property that is freed completes its signal.
        return withExtendedLifetime(field) {
            record { clock in
                for (step, text) in texts.enumerated() where step > 0 && step != granted {
                    clock.inStep(step) { field.value = text }
                }
                let access: Signal<Void, Never> = clock.signal([], completesIn: granted)
                return access.then { field.signal }.filter { $0.count > 2 }.map { String($0.suffix(1)) }
            }
        }
    }

    /// The log by another rule: the last letters of long enough texts, from a step on.
    private func log(
        longerThan length: Int = 2, from start: Int, if isIncluded: (Int) -> Bool = { _ in true }
    ) -> [TimedEvent] {
        texts.indices.filter { $0 >= start && texts[$0].count > length && isIncluded($0) }
            .map { .next(String(texts[$0].suffix(1)), in: $0) }
    }

    var otherwise: String {
        "Something is logged in \(run.count) of the \(texts.count) steps. Go through the steps one by one."
    }

    var misreadings: [Misreading] {
        [
            Misreading(
                """
                The pipeline never completes, since the text signal lives as long as its field. \
                So there is no `|` in this recording.
                """
            ) { $0.contains { $0.value == nil } },
            Misreading("Those are whole texts. Write only the last letter of each, one character per step.") {
                $0.contains { ($0.value ?? "").count > 1 }
            },
            Misreading(
                """
                When access is granted, only `\(texts[granted])` is logged: the text that the field holds. \
                The letters typed before aren't sent again.
                """
            ) { Set($0.map(\.time)).count < $0.count },
            Misreading(
                """
                Nothing is logged before access is granted: \
                `then` subscribes to the texts only when the access signal has completed.
                """
            ) { $0.contains { $0.step < granted } },
            Misreading(
                "The filter drops texts that are too short, also those that the delete key made too short.",
                shows: log(longerThan: 0, from: granted)),
            Misreading(
                """
                In the step in which access is granted, something is logged: \
                a text signal begins with the text that the field holds.
                """,
                shows: log(from: granted + 1)),
            Misreading(
                "The delete key changes the text, so it is an event like any other, and the text may still be valid.",
                shows: log(from: granted) { !isDeletion($0) }),
            Misreading(
                "A text of exactly three characters is longer than two: it is valid.",
                shows: log(longerThan: 3, from: granted)),
            Misreading(
                "`\(texts[2])` has two characters, and two isn't longer than two: the filter drops it.",
                shows: log(longerThan: 1, from: granted)),
            Misreading(
                "After a deletion, write the last letter of the text that is left, not the letter that is gone.",
                shows: run.map { isDeletion($0.step) ? .next(String(texts[$0.step - 1].suffix(1)), in: $0.step) : $0 }),
        ]
    }
}
