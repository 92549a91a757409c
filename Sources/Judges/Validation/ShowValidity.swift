import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 01: the tutorial's own step.
    static let showValidity = ExerciseTask(
        number: 1,
        title: "show whether the text is valid",
        kind: .step,
        goal: """
            Make the field show whether its text is valid, that is, longer than two characters. \
            Its `background` is `Color.white` while the text is valid, and `Color.yellow` while it isn't, \
            also before the first key. Write `validate(_:)` as one pipeline on `textSignal`.
            """,
        hints: [
            """
            The pipeline has three stages: \
            the text signal, one that turns each text into a color, and a subscriber that sets the color.
            """,
            """
            `map` goes between the text signal and the subscriber. \
            Its closure gets a text and returns `Color.white` or `.yellow`; let `isValidSearchText` decide.
            """,
            """
            searchField.textSignal
                .map { text in isValidSearchText(text) ? Color.white : .yellow }
                .subscribe(next: { color in ... })
            """,
        ],
        explanation: """
            The color depends on nothing but the newest text, so three texts test it completely: \
            one too short, one of exactly three characters, and one longer. \
            With a callback and a flag, you'd have to try every order of keys. \
            Now break it: write `> 3` in `isValidSearchText`, and check again.
            """,
        scenarios: [
            Scenario("a word is typed and deleted, then a few emoji", input: Typing.self) { typing in
                typing.typeAWordAndSomeEmoji()
            } judge: { transcript in
                ColorJudgment(of: transcript).finding
            }
        ]
    )
}
