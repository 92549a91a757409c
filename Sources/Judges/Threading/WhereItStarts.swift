import Exercises
import Grading

extension ExerciseTask {
    /// Task 4 of chapter 07: `subscribe(on:)` and `deliver(on:)` are two things.
    static let whereItStarts = ExerciseTask(
        number: 4,
        title: "where it starts",
        kind: .repair,
        goal: """
            When the form opens, its view shows the last search, which `load` reads from a file and keeps its caller waiting meanwhile. The \
            pipeline has a \
            `deliver(on:)` for the background, and main waits all the same. Mend it: load in the background, show on main.
            """,
        hints: [
            "On which thread does the closure of `Signal { … }` run? `deliver(on:)` moves what a signal sends; by then the waiting is over.",
            "There is another operator, which says where a signal is *started*. The lesson has it under \"The other one\".",
            """
            .subscribe(on: form.schedulers.background)
            .deliver(on: form.schedulers.main)
            """,
        ],
        explanation: """
            `subscribe(on:)` is about the way up, from the subscriber to the source; `deliver(on:)` about the way down, from the source to the \
            subscriber. \
            Where a source works in its closure, the first decides who waits.
            """,
        scenarios: [
            Scenario("the form opens") { _ in
                var script = Typing()
                script.open()
                script.wait(.seconds(1))
                return script.stimuli
            } judge: {
                LoadJudgment(of: $0).finding
            }
        ]
    )
}

/// Judges on which thread a file was read, and whether what it holds was shown.
private struct LoadJudgment {
    private let transcript: Transcript

    init(of transcript: Transcript) {
        self.transcript = transcript
    }

    var finding: Finding? {
        let loads = transcript.observations(in: .load)
        let shown = transcript.values(in: .status)
        if loads.isEmpty {
            return Finding("The file was never read: nobody subscribed to the signal that reads it.", hint: 3)
        }
        if loads.count > 1 {
            return Finding(
                "The file was read \(loads.count) times: the signal has so many subscribers, and each subscription reads anew.",
                hint: 1)
        }
        if loads[0].thread == ThreadName.main, shown.isEmpty {
            return Finding("Main waited for the file, and then nothing was shown.", hint: 2)
        }
        if loads[0].thread == ThreadName.main {
            return Finding(
                """
                Main waited for the file: the closure of a signal runs where somebody subscribes, and here that is main. What `deliver(on:)` \
                moves comes later.
                """, hint: 2)
        }
        if shown.isEmpty {
            return Finding("The file was read in the background, and `form.status` shows nothing of it.", hint: 3)
        }
        if shown != ["the last search"] {
            return Finding("`form.status` should show what `load` returns, once; yours shows \(shown).", hint: 3)
        }
        return nil
    }
}
