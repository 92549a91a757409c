import Exercises
import Grading

extension ExerciseTask {
    /// Task 2 of chapter 04: `then` written as `flatMap` on every value.
    static let notForEachValue = ExerciseTask(
        number: 2,
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
