import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 04: `then` written as `flatMap` on every value.
    static let notForEachValue = ExerciseTask(
        number: 2,
        title: "not for each value",
        kind: .repair,
        goal: """
            A preparation reports its progress and completes when the app is ready. \
            The texts should be logged from then on, each once. \
            They begin with the first report, and with each report there are more of them. \
            Mend it; a failure of the preparation is logged, and no text then.
            """,
        hints: [
            "`flatMap` goes on for each value. What are the values here, and which event says that the app is ready?",
            "The reports do not matter, not even the last: there may be none. What matters is the completion.",
            "Replace the `flatMap` by `.then { texts }`.",
        ],
        explanation: """
            `flatMap` asks *what comes of each value*, `then` asks *what comes after the end*. \
            On a signal with one value and an end they look the same, \
            and that is why the wrong one is found so late: when somebody adds a value.
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
            .code { $0.classicMistake },
        ]
    )
}
