import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 01: the tutorial's own step.
    static let showValidity = ExerciseTask(
        number: 1,
        scenarios: [
            Scenario("a word is typed and deleted, then a few emoji") { $0.typeAWordAndSomeEmoji() },
            Scenario("characters of all kinds are typed, in short texts and in a long one") { $0.typeAllKinds() },
        ],
        mistakes: Mistake.colors
    )
}
