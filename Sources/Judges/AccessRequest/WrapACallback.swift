import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 03: the tutorial's own step.
    static let wrapACallback = ExerciseTask(
        number: 1,
        scenarios: [
            Scenario("the user is asked and says yes", judge: \AccessJudgment.finding) { typing in
                typing.requestAccess(answers: [.allow])
            },
            Scenario("the user is asked and says no", judge: \AccessJudgment.finding) { typing in
                typing.requestAccess(answers: [.deny])
            },
            Scenario(
                "the decision is forgotten, and the same signal is subscribed to again", judge: \AccessJudgment.finding
            ) { typing in
                typing.requestAccess(answers: [.allow, .deny])
            },
        ]
    )
}

extension Typing {
    /// Subscribes, and brings the user's answer; then the same again, after the decision is forgotten.
    mutating func requestAccess(answers: [Stimulus.Action]) {
        open(SearchWorld(access: .ask))
        for (number, answer) in answers.enumerated() {
            if number > 0 { add(.resetDecision) }
            add(.subscribe)
            add(answer)
        }
    }
}
