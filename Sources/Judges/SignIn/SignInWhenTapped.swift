import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 12: the tutorial's own step.
    static let signInWhenTapped = ExerciseTask(
        number: 1,
        title: "sign in when tapped",
        kind: .step,
        goal: """
            So far a tap is only logged. Let each tap ask the service whether what stands in the fields is right. \
            While the answer is awaited (`form.isSigningIn`) the button is disabled and the error is hidden; \
            after a no the error is shown and the button can be tapped again; \
            after a yes the next screen comes (`form.showNextScreen()`). \
            `signIn(with:at:)` is written already, it is the signal that the lesson builds.
            """,
        hints: [
            """
            A tap has to become a sign-in, and its answer has to come out of the pipeline: `flatMap`. \
            What is done on the way, and changes nothing about the tap, is a `doNext` in front of it.
            """,
            """
            Five stages: \
            `doNext` sets `isSigningIn` and hides the error, `compactMap` makes `form?.credentials` of the tap, \
            `flatMap` makes a sign-in of those, `deliver(on: form.schedulers.main)` brings the answer to main, \
            and the subscriber shows it.
            """,
            """
            .doNext { [weak form] in
                form?.isSigningIn         = true
                form?.errorLabel.isHidden = true
            }
            .compactMap { [weak form] in form?.credentials }
            .flatMap { credentials in signIn(with: credentials, at: service) }
            .deliver(on: form.schedulers.main)
            .subscribe(next: { [weak form] signedIn in ... })
            """,
        ],
        explanation: """
            One pipeline holds the whole story: tap, question, answer, screen. \
            `flatMap` subscribes to the sign-in that each tap makes, \
            and the two side effects stand where they can be seen, in `doNext` and in the subscription.
            """,
        scenarios: [
            Scenario(
                "two wrong passwords, and then the right one", input: SignInInput.self, judge: \SignInJudgment.finding
            ) { input in
                input.typeName()
                for _ in 1...2 {
                    input.typePassword(input.wrongPassword())
                    input.add(.tap)
                    input.waitForTheAnswer()
                    input.add(.signInKey(.clear, .password))
                }
                input.typePassword()
                input.add(.tap)
                input.waitForTheAnswer()
            },
            Scenario("the right password at once", input: SignInInput.self, judge: \SignInJudgment.finding) { input in
                input.typePassword()
                input.typeName()
                input.add(.tap)
                input.waitForTheAnswer()
            },
        ]
    )
}
