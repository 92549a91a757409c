import SharedJudges
import Terminal

extension BookTask {
    /// Task 2 of chapter 01: the colors that the pipeline sets.
    static let predictBackgrounds = BookTask(asking: TypedWord(letters: ["m", "a", "g", "i"], deletions: 2))
}

private struct TypedWord {
    let letters: [String]
    let deletions: Int
}

extension TypedWord: PredictQuestion {
    static let constant = "predictedBackgrounds"

    /// Four or five different letters, so that the text becomes long enough, and at least one deletion.
    init(using generator: inout SplitMix64) {
        letters = "abcdefghijklmnopqrstuvx".shuffled(using: &generator).prefix(Int.random(in: 4...5, using: &generator))
            .map { "\($0)" }
        deletions = Int.random(in: 1...letters.count, using: &generator)
    }

    var places: [String: String] {
        [
            "letters": letters.joined(separator: ", "),
            "timesDeleted": ["", "once", "twice", "three times", "four times", "five times"][deletions],
            "texts": "\(texts.count)",
            "keys": "\(texts.count - 1)",
        ]
    }

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

    var otherMarbles: [String: String] { ["count": "\(run.count)"] }

    var misreadings: [Misreading] {
        [
            .completes,
            Misreading("texts not colors") { $0.contains { !["y", "w"].contains($0.value) } },
            Misreading("only changes", shows: colors { $0.distinct() }),
            Misreading("forgets the first", shows: colors { $0.skip(first: 1) }),
            Misreading("delete is silent", ["deletions": "\(deletions)"], shows: Array(run.dropLast(deletions))),
            Misreading("three are too short", ["text": texts[3]], shows: colors(longerThan: 3)),
            Misreading("two are enough", ["text": texts[2]], shows: colors(longerThan: 1)),
        ]
    }
}
