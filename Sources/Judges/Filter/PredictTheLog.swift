import SharedJudges

extension BookTask {
    /// Task 2 of chapter 05: what the pipeline logs. The user types at least three letters before access is granted, so
    /// the step that grants it logs a letter. In the end, the text is too short to be logged.
    static let predictTheLog = BookTask(
        predicting: "predictedLog", (letters: ["m", "a", "g", "i"], before: 3, deletions: 3)
    ) { letters, before, deletions in
        let granted = before + 1
        var texts = typedTexts(letters, deletions: deletions)
        texts.insert(texts[before], at: granted)
        let typed = texts
        func log(longerThan length: Int = 2, skipping count: Int = 0) -> [TimedEvent] {
            record { player in
                let field = player.field(typing: .steps(typed))
                return player.cold(marbles(["|"], in: [granted])).then { field.signal.skip(first: count) }
                    .filter { $0.count > length }.map { String($0.suffix(1)) }
            }
        }
        let run = log()
        let counts = ["logged": "\(run.count)", "steps": "\(typed.count)"]
        let firstDeletion = typed.count - deletions
        return PredictQuestion(
            places: counts.merging([
                "typedBefore": letters[..<before].joined(separator: ", "),
                "typedAfter": letters[before...].joined(separator: ", "), "timesDeleted": deletions.times,
            ]) { $1 },
            steps: typed.count, run: run, otherMarbles: counts,
            misreadings: [
                .completes,
                Misreading("whole texts") { $0.contains { ($0.value ?? "").count > 1 } },
                Misreading("told again", ["text": typed[granted]]) { Set($0.map(\.time)).count < $0.count },
                Misreading("before access") { $0.contains { $0.step < granted } },
                Misreading("all texts", shows: log(longerThan: 0)),
                Misreading("without the current text", shows: log(skipping: 1)),
                Misreading("deletions are silent", shows: run.filter { $0.step < firstDeletion }),
                Misreading("three are too short", shows: log(longerThan: 3)),
                Misreading("two are enough", ["text": typed[2]], shows: log(longerThan: 1)),
                Misreading(
                    "deleted letters",
                    shows: run.map { event in
                        let text = typed[event.step - (event.step < firstDeletion ? 0 : 1)]
                        return .next(String(text.suffix(1)), in: event.step)
                    }),
            ])
    } others: { random in
        let count = random.number(4...5)
        let letters = Array(random.letters(of: "abcdefghijklmnopqrstuvx").prefix(count))
        return (letters, random.number(3...(count - 1)), random.number((count - 2)...(count - 1)))
    }
}
