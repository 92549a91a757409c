import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 04: `then` written as `flatMap` on every value.
    static let notForEachValue = ExerciseTask(
        number: 2,
        title: "not for each value",
        kind: .repair,
        goal: """
            `preparation` reports its progress as often as it likes, maybe never, and completes when the app is ready. \
            From then on each text should be logged once, beginning with the one that the field holds. \
            The starter begins with the first report, and logs each text once per report. \
            Repair it. If the preparation fails, log its error, and no text.
            """,
        hints: [
            "`flatMap` goes on for each value. What are the values here, and which event says that the app is ready?",
            "Which report is the last one? You can't know, and there may be none. The end doesn't need a report.",
            "Replace the `flatMap` with `.then { texts }`. It needs no `promoteFailure`.",
        ],
        explanation: """
            With one value and an end, `flatMap` and `then` do the same, \
            so the wrong one passes every test until the day when a signal learns to report its progress. \
            Had you counted reports, or looked for the text "100 %", \
            you'd depend on the words of someone else's progress bar. \
            An end needs no words.
            """,
        scenarios: [
            Scenario("the preparation reports three times", judge: \PreparedTexts.finding) { typing in
                typing.open()
                for report in ["one third", "two thirds", "nearly done"] {
                    typing.type(typing.word().prefix(2))
                    typing.add(.report(report))
                }
                typing.type(typing.word().prefix(1))
                typing.add(.complete)
                typing.type(typing.word())
                typing.delete(2)
            },
            Scenario("the preparation has nothing to report", judge: \PreparedTexts.finding) { typing in
                typing.open()
                typing.type(typing.word().prefix(3))
                typing.add(.complete)
                typing.type(typing.word())
            },
            Scenario("the preparation fails", judge: \PreparedTexts.failure) { typing in
                typing.open()
                typing.type(typing.word().prefix(2))
                typing.add(.report("one third"))
                typing.add(.fail)
                typing.type(typing.word())
            },
        ]
    )
}
