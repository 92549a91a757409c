import SharedJudges
import Terminal

extension BookTask {
    /// Task 2 of chapter 05: what the pipeline logs.
    static let predictTheLog = BookTask(
        asking: AskedWhileTyping(letters: ["m", "a", "g", "i"], before: 3, deletions: 3))
}

/// The keys that a user presses before and after access is granted.
private struct AskedWhileTyping {
    let letters: [String]
    /// The number of letters typed before access is granted.
    let before: Int
    let deletions: Int
}

extension AskedWhileTyping: PredictQuestion {
    static let constant = "predictedLog"

    /// At least three letters come before access is granted, so that a letter is logged in that step. At least one
    /// deletion makes the text too short.
    init(using generator: inout SplitMix64) {
        let count = Int.random(in: 4...5, using: &generator)
        letters = "abcdefghijklmnopqrstuvx".shuffled(using: &generator).prefix(count).map { "\($0)" }
        before = Int.random(in: 3..<count, using: &generator)
        deletions = Int.random(in: (count - 2)...(count - 1), using: &generator)
    }

    var places: [String: String] {
        [
            "typedBefore": letters[..<before].joined(separator: ", "),
            "typedAfter": letters[before...].joined(separator: ", "),
            "timesDeleted": ["", "once", "twice", "three times", "four times"][deletions],
            "steps": "\(texts.count)",
            "logged": "\(run.count)",
        ]
    }

    /// The text of the field after each step. Opening the form and granting access don't change it.
    private var texts: [String] {
        let typed = (0...letters.count).map { letters[..<$0].joined() }
        return typed[...before] + typed[before...] + (1...deletions).map { letters.dropLast($0).joined() }
    }

    var steps: Int { texts.count }

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

    /// The log under another rule: the last letters of texts longer than `length`, from a step on.
    private func log(
        longerThan length: Int = 2, from start: Int, if isIncluded: (Int) -> Bool = { _ in true }
    ) -> [TimedEvent] {
        texts.indices.filter { $0 >= start && texts[$0].count > length && isIncluded($0) }
            .map { .next(String(texts[$0].suffix(1)), in: $0) }
    }

    var otherMarbles: [String: String] { ["logged": "\(run.count)", "steps": "\(texts.count)"] }

    var misreadings: [Misreading] {
        [
            .completes,
            Misreading("whole texts") { $0.contains { ($0.value ?? "").count > 1 } },
            Misreading("told again", ["text": texts[granted]]) { Set($0.map(\.time)).count < $0.count },
            Misreading("before access") { $0.contains { $0.step < granted } },
            Misreading("all texts", shows: log(longerThan: 0, from: granted)),
            Misreading("without the current text", shows: log(from: granted + 1)),
            Misreading("deletions are silent", shows: log(from: granted) { !isDeletion($0) }),
            Misreading("three are too short", shows: log(longerThan: 3, from: granted)),
            Misreading("two are enough", ["text": texts[2]], shows: log(longerThan: 1, from: granted)),
            Misreading(
                "deleted letters",
                shows: run.map { isDeletion($0.step) ? .next(String(texts[$0.step - 1].suffix(1)), in: $0.step) : $0 }),
        ]
    }
}
