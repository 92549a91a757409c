import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 04: the tutorial's own step.
    static let waitForAccess = ExerciseTask(
        number: 1,
        freeLanes: [.log],
        scenarios: [
            Scenario("access is granted between two words", judge: \LoggedTexts.finding) { typing in
                typing.openAndType()
                typing.add(.allow)
                typing.type(typing.word())
                typing.delete(1)
                typing.add(.dispose)
                typing.type("xyz")
            },
            Scenario("access is denied between two words", judge: \LoggedTexts.refusal) { typing in
                typing.openAndType()
                typing.add(.deny)
                typing.type(typing.word())
            },
            Scenario("the form is released", judge: \LoggedTexts.leak) { typing in
                typing.openAndType()
                typing.add(.allow)
                typing.type(typing.word())
                typing.add(.release)
            },
        ]
    )
}

extension Typing {
    /// Opens the form, and types a few letters while the app asks for access.
    mutating func openAndType() {
        open(SearchWorld(access: .ask))
        type(word().prefix(3))
    }
}
