import Grading
import SharedJudges

extension TaskJudge {
    /// Task 1 of chapter 01: the tutorial's own step.
    static let showValidity = TaskJudge(
        number: 1,
        scenarios: Scenario.coloredTexts,
        mistakes: Mistake.colors
    )
}
