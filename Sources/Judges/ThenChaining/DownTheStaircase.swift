import Exercises
import Grading

extension ExerciseTask {
    /// Task 3 of chapter 04: a `subscribe` inside a `subscribe` inside a `subscribe`.
    static let downTheStaircase = ExerciseTask(
        number: 3,
        scenarios: [
            Scenario("the disposal comes during the preparation", input: Typing.self) { typing in
                typing.openAndType()
                typing.add(.allow)
                typing.add(.report("half"))
                typing.add(.dispose)
                typing.add(.complete)
                typing.type("xyz")
            } judge: { transcript in
                PreparedTexts(transcript: transcript).start ?? PreparedTexts(transcript: transcript).disposal
            },
            Scenario("all goes well, until the disposal", judge: \PreparedTexts.finding) { typing in
                typing.openAndType()
                typing.add(.allow)
                typing.type(typing.word().prefix(2))
                typing.add(.report("half"))
                typing.add(.report("nearly done"))
                typing.add(.complete)
                typing.type(typing.word())
                typing.add(.dispose)
                typing.type("xyz")
            },
            Scenario("the preparation fails", judge: \PreparedTexts.failure) { typing in
                typing.openAndType()
                typing.add(.allow)
                typing.add(.fail)
                typing.type(typing.word())
            },
            Scenario("access is denied", input: Typing.self) { typing in
                typing.openAndType()
                typing.add(.deny)
                typing.type(typing.word())
            } judge: { transcript in
                PreparedTexts(transcript: transcript).start ?? LoggedTexts(transcript: transcript).refusal
            },
            Scenario("the form is released", judge: \LoggedTexts.leak) { typing in
                typing.openAndType()
                typing.add(.allow)
                typing.add(.complete)
                typing.type(typing.word())
                typing.add(.release)
            },
        ]
    )
}
