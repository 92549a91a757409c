import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 03: the tutorial's own step.
    static let wrapACallback = ExerciseTask(
        number: 1,
        title: "a signal around a callback",
        kind: .step,
        goal: """
            Turn the account store's callback, `requestAccess(to:completion:)`, into a signal. \
            Each subscription asks once, for `.twitter`; without a subscription, no one is asked. \
            If access is granted, the signal sends one value, `()`, and completes. \
            If it isn't, the signal fails with `TwitterInstantError.accessDenied`, which takes the store's error.
            """,
        hints: [
            """
            `Signal { subscriber in … }` makes a signal. \
            The code between its braces runs once for each subscription, and gets the subscriber.
            """,
            """
            Call `accountStore.requestAccess(to: .twitter) { granted, error in … }` in there, \
            and pass on what it says: `send(())`, `complete()` or `fail(…)`. \
            There is nothing to call off, so return nil.
            """,
            """
            guard granted else { return subscriber.fail(.accessDenied(error)) }
            subscriber.send(())
            subscriber.complete()
            """,
        ],
        explanation: """
            The type of a callback allows four combinations and any number of calls. \
            The signal's type allows one story: values, then an end, good or bad. \
            And a second try is just a second subscription. \
            Now break it: leave out `complete()`. The log looks nearly the same, and the verdict says who waits forever.
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
