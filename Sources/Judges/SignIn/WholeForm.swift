import Exercises
import Grading

extension ExerciseTask {
    /// Task 5 of chapter 12: the exam.
    static let signInForm = ExerciseTask(
        number: 5,
        title: "the whole form",
        kind: .exam,
        goal: """
            Write `signInForm`, to the spec in the lesson. \
            A field is yellow while its text is too short (three characters for the name, six for the password), \
            and white otherwise. \
            The button is enabled exactly while both texts are long enough and no answer is awaited. \
            A tap hides the error, and asks the service once about what the fields contain. \
            A no shows the error. A yes leads to the next screen: `form.showNextScreen()`. \
            Everything works again after each answer, and ends with what you return.
            """,
        hints: [
            "Take the spec one sentence at a time. You've solved two of them in this chapter: call what you wrote.",
            """
            Four pipelines: one per field, one for the button, one for the taps. \
            The taps set `form.isSigningIn` and hide the error in a `doNext`; the button's pipeline does the rest.
            """,
            """
            form.signInButton.tapSignal
                .doNext { [weak form] in
                    form?.isSigningIn = true
                    form?.errorLabel.isHidden = true
                }
                .compactMap { ... }
                .flatMap { ... }
                .deliver(on: ...)
                .subscribe(next: { ... })
            """,
        ],
        explanation: """
            Each sentence of the spec has one place in your code, and each state has one writer. \
            So the next change has one place, too: to also disable the fields while an answer is awaited, \
            which signal would you bind, and to what? `run 12 --mine` opens your form. \
            The name is `reader`, the password `marbles`, and there's a reward on the next screen.
            """,
        freeLanes: [.button, .password],
        scenarios: [
            Scenario(
                "two wrong passwords, then the right one", input: SignInInput.self, judge: \FormJudgment.finding
            ) { input in
                input.typeName()
                input.typePassword(input.wrongPassword())
                input.add(.tap)
                input.waitForTheAnswer()
                input.add(.tap)
                input.waitForTheAnswer()
                input.add(.signInKey(.clear, .password))
                input.typePassword()
                input.add(.tap)
                input.waitForTheAnswer()
            },
            Scenario(
                "keys and taps before the answer comes", input: SignInInput.self, judge: \FormJudgment.finding
            ) { input in
                input.slowDown()
                input.typeName()
                input.typePassword(input.wrongPassword())
                input.add(.tap)
                input.type("x", into: .password)
                input.add(.tap)
                input.waitForTheAnswer()
                input.add(.tap)
                input.add(.signInKey(.clear, .password))
                input.waitForTheAnswer()
                input.add(.tap)
                input.typePassword()
                input.add(.tap)
                input.type("x", into: .name)
                input.waitForTheAnswer()
            },
            Scenario("in, out, and in again", input: SignInInput.self, judge: \FormJudgment.finding) { input in
                input.typePassword()
                input.type(input.world.name.prefix(2), into: .name)
                input.add(.tap)
                input.type(input.world.name.dropFirst(2), into: .name)
                input.add(.tap)
                input.waitForTheAnswer()
                input.add(.signOut)
                input.type(input.world.password.prefix(6), into: .password)
                input.type("y", into: .password)
                input.add(.tap)
                input.waitForTheAnswer()
                input.add(.signInKey(.clear, .password))
                input.typePassword()
                input.add(.tap)
                input.waitForTheAnswer()
            },
        ]
    )
}
