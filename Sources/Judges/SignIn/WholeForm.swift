import Exercises
import Grading

extension ExerciseTask {
    /// Task 5 of chapter 12: the exam.
    static let signInForm = ExerciseTask(
        number: 5,
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
