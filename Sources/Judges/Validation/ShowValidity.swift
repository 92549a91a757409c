import Grading
import SharedJudges

extension ExerciseTask {
    /// Task 1 of chapter 01: the tutorial's own step.
    static let showValidity = ExerciseTask(
        number: 1,
        scenarios: Scenario.coloredTexts,
        mistakes: Mistake.colors
    )
}
