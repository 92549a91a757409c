import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 04: the tutorial's own step.
    static let waitForAccess = ExerciseTask(
        number: 1,
        title: "first the accounts, then the texts",
        kind: .step,
        goal: """
            Log the texts of the field, but only once access is granted: \
            first the text that the field holds at that moment, then each new one. \
            The value of the access request itself isn't logged. \
            If access is denied, log the error, and no text. \
            The disposable that you return ends everything, and nothing keeps the form alive.
            """,
        hints: [
            """
            The access request completes when access is granted. \
            Which operator waits for that, then goes on with another signal?
            """,
            """
            `then` takes a closure that returns the next signal. \
            Get the texts out of the form before the pipeline begins: `let texts = form.searchField.textSignal.signal`.
            """,
            """
            requestAccess(to: form.accountStore)
                .then { texts }
                .subscribe(next: { [weak form] text in form?.log(text) }, failed: ...)
            """,
        ],
        explanation: """
            Two signals became one, with the first one's failures and the second one's values. \
            One disposable ends whichever of the two is running. \
            Now break it: take `[weak form]` and the `?` after `form` out of one closure, and check again. \
            The verdict names the line that keeps the form alive.
            """,
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
