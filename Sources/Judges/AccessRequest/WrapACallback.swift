import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 03: the tutorial's own step.
    static let wrapACallback = ExerciseTask(
        number: 1,
        title: "a signal around a callback",
        kind: .step,
        goal: """
            Make a signal of the account store's `requestAccess(to:completion:)`. Each subscription asks once. \
            When access is granted, the signal sends one value and completes; \
            when it is not, it fails with `TwitterInstantError.accessDenied`. \
            Before anybody subscribes, nobody is asked.
            """,
        hints: [
            """
            `Signal { subscriber in ... }` makes a signal. \
            What stands between its braces runs once for each subscription, and is given the one who subscribed.
            """,
            """
            Call `accountStore.requestAccess(to: .twitter) { granted, error in ... }` in there, \
            and tell the subscriber what you are told: `send(())`, `complete()` or `fail(...)`. \
            There is nothing to call off, so return nil.
            """,
            """
            guard granted else { return subscriber.fail(.accessDenied(error)) }
            subscriber.send(())
            subscriber.complete()
            """,
        ],
        explanation: """
            A callback is called at some time; a signal says so in its type, and in a grammar: \
            values, then one end, which is either good or bad. \
            What was a function with two optional arguments, of which only some combinations make sense, \
            is three events of which each does.
            """,
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
