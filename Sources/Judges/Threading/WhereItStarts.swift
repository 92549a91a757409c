import Exercises
import Grading

extension ExerciseTask {
    /// Task 4 of chapter 07: the difference between `subscribe(on:)` and `deliver(on:)`.
    static let whereItStarts = ExerciseTask(
        number: 4,
        scenarios: [
            Scenario("the form opens", judge: \LoadJudgment.finding) { typing in
                typing.open()
                typing.wait(.seconds(1))
            }
        ]
    )
}

/// Judges the thread on which a file is read, and whether its text is shown.
private struct LoadJudgment: Judgment {
    let transcript: Transcript

    var finding: Finding? {
        let loads = transcript.observations(in: .load)
        let shown = transcript.values(in: .status)
        if loads.isEmpty {
            return Finding("The file was never read. Subscribe to the signal that reads it.", hint: 3)
        }
        if loads.count > 1 {
            return Finding(
                """
                The file was read \(loads.count) times, since each subscription to the signal reads it. Subscribe once.
                """,
                hint: 1)
        }
        if loads[0].thread == ThreadName.main, shown.isEmpty {
            return Finding("Main waited for the file, and then `form.status` showed nothing.", hint: 2)
        }
        if loads[0].thread == ThreadName.main, transcript.code.startsOnMain {
            return Finding(
                "Main waited for the file: your `subscribe(on:)` starts the signal on main. Use another scheduler.",
                hint: 3)
        }
        if loads[0].thread == ThreadName.main {
            return Finding(
                """
                Main waited for the file. The closure of `Signal { … }` runs where you subscribe, \
                and here that is main. `deliver(on:)` moves only what comes after it.
                """, hint: 2)
        }
        if shown.isEmpty {
            return Finding("The file was read in the background, but `form.status` doesn't show its text.", hint: 3)
        }
        if shown != ["the last search"] {
            return Finding("`form.status` should show what `load` returns, once. It showed \(shown).", hint: 3)
        }
        return nil
    }
}

extension TaskCode {
    /// Whether a `subscribe(on:)` names main.
    fileprivate var startsOnMain: Bool {
        tokens.indices.contains { index in
            tokens[index...].starts(with: ["subscribe", "(", "on", ":"])
                && tokens[index...].prefix { $0 != ")" }.last == "main"
        }
    }
}
