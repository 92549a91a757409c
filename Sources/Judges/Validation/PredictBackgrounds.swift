import SharedJudges

extension BookTask {
    /// Task 2 of chapter 01: the colors that the pipeline sets. Any question has enough letters for a valid text, and
    /// at least one deletion.
    static let predictBackgrounds = BookTask(
        predicting: "predictedBackgrounds", (letters: ["m", "a", "g", "i"], deletions: 2)
    ) { letters, deletions in
        let texts = typedTexts(letters, deletions: deletions)
        func colors(_ player: MarblePlayer, longerThan length: Int = 2) -> Signal<String, Never> {
            player.field(typing: .steps(texts)).signal.map { $0.count > length ? "w" : "y" }
        }
        let run = record { colors($0) }
        return PredictQuestion(
            places: [
                "letters": letters.joined(separator: ", "), "timesDeleted": deletions.times,
                "texts": "\(texts.count)", "keys": "\(texts.count - 1)",
            ],
            run: run, otherMarbles: ["count": "\(run.count)"],
            misreadings: [
                .completes,
                Misreading("texts not colors") { $0.contains { !["y", "w"].contains($0.value) } },
                Misreading("only changes", shows: record { colors($0).distinct() }),
                Misreading("forgets the first", shows: record { colors($0).skip(first: 1) }),
                Misreading("delete is silent", ["deletions": "\(deletions)"], shows: run.dropLast(deletions)),
                Misreading("three are too short", ["text": texts[3]], shows: record { colors($0, longerThan: 3) }),
                Misreading("two are enough", ["text": texts[2]], shows: record { colors($0, longerThan: 1) }),
            ])
    } others: { random in
        let letters = random.letters(of: "abcdefghijklmnopqrstuvx").prefix(random.number(4...5))
        return (Array(letters), random.number(1...letters.count))
    }
}
