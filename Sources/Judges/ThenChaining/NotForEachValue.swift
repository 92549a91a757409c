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
            Scenario("the preparation reports three times") { generator in
                var typing = Typing()
                typing.open()
                for report in ["one third", "two thirds", "nearly done"] {
                    typing.type(Typing.word(using: &generator).prefix(2), using: &generator)
                    typing.add(.report(report), using: &generator)
                }
                typing.type(Typing.word(using: &generator).prefix(1), using: &generator)
                typing.add(.complete, using: &generator)
                typing.type(Typing.word(using: &generator), using: &generator)
                typing.delete(2, using: &generator)
                return typing.stimuli
            } judge: { transcript in
                PreparedTexts(of: transcript).finding
            },
            Scenario("the preparation has nothing to report") { generator in
                var typing = Typing()
                typing.open()
                typing.type(Typing.word(using: &generator).prefix(3), using: &generator)
                typing.add(.complete, using: &generator)
                typing.type(Typing.word(using: &generator), using: &generator)
                return typing.stimuli
            } judge: { transcript in
                PreparedTexts(of: transcript).finding
            },
            Scenario("the preparation fails") { generator in
                var typing = Typing()
                typing.open()
                typing.type(Typing.word(using: &generator).prefix(2), using: &generator)
                typing.add(.report("one third"), using: &generator)
                typing.add(.fail, using: &generator)
                typing.type(Typing.word(using: &generator), using: &generator)
                return typing.stimuli
            } judge: { transcript in
                PreparedTexts(of: transcript).failure
            },
        ]
    )
}
