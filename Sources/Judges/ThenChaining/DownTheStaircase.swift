import Exercises
import Grading

extension ExerciseTask {
    /// Task 3 of chapter 04: a `subscribe` inside a `subscribe` inside a `subscribe`.
    static let downTheStaircase = ExerciseTask(
        number: 3,
        title: "down the staircase",
        kind: .repair,
        goal: """
            First access, then the preparation, then the texts, which are logged. \
            The starter nests three subscriptions. It ignores a failure of the preparation, \
            and its disposable ends only the first step. \
            Turn the three into one pipeline: each failure is logged once, \
            and the disposable that you return ends whichever step is running.
            """,
        hints: [
            "Three subscriptions, one disposable: which object would have to hold the other two?",
            "The preparation is a signal like the others, and can be chained like them.",
            """
            requestAccess(to: form.accountStore)
                .then { preparation }
                .then { texts }
                .subscribe(next: ..., failed: ...)
            """,
        ],
        explanation: """
            The order of the lines is now the order of events, and a fourth step is a fourth line. \
            In the staircase, a fourth step costs another level, another `failed:`, \
            and another disposable that you have to put somewhere.
            """,
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
