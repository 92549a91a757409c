import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 01: the tutorial's own step.
    static let showValidity = ExerciseTask(
        number: 1,
        title: "show whether the text is valid",
        kind: .step,
        goal: """
            Somebody types into a search field. \
            Give the field a white background while its text is valid, that is, longer than two characters, \
            and a yellow one while it is not. It is yellow before the first key.
            """,
        hints: [
            """
            Three stages: \
            the text signal, something that makes a color out of each text, and a subscriber that uses the color.
            """,
            """
            `map` turns each value into another. \
            Its closure gets a text and gives back `Color.white` or `.yellow`; `isValidSearchText` decides.
            """,
            """
            searchField.textSignal
                .map { text in isValidSearchText(text) ? Color.white : .yellow }
                .subscribe(next: { color in ... })
            """,
        ],
        explanation: """
            The color is now a function of the text. \
            No variable remembers what the field looked like before, so nothing can be forgotten: \
            each text decides for itself.
            """,
        scenarios: [
            Scenario("a word is typed and deleted, then a few emoji", input: Typing.self) { typing in
                typing.typeAWordAndSomeEmoji()
            } judge: { transcript in
                ColorJudgment(of: transcript).finding
            },
            .code { $0.classicMistake },
        ]
    )
}
