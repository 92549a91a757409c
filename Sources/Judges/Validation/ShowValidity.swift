import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 01: the tutorial's own step.
    static let showValidity = ExerciseTask(
        number: 1,
        scenarios: [
            Scenario("a word is typed and deleted, then a few emoji", input: Typing.self) { typing in
                typing.typeAWordAndSomeEmoji()
            } judge: { transcript in
                ColorJudgment(of: transcript).finding
            }
        ]
    )
}
