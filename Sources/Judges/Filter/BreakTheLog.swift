import Grading
import ReactiveCore
import StarterProject

extension ExerciseTask {
    /// Task 5 of chapter 05: a filter that looks right.
    static let breakTheLog = ExerciseTask(
        number: 5,
        title: "break it",
        goal: """
            Someone has rebuilt the app of task 1. It logs the texts that are longer than two characters, and no \
            other. That's what it does in the demo: type `magic`, and the log is right. You don't see the code, \
            and it has two faults. Write a `BreakScript`, as in chapter 00, with which the log is wrong. \
            One fault is enough to pass; which other one is there?
            """,
        hints: [
            "The demo only types. What else can a user do with a text, and which texts can be short in another way?",
            """
            Is each text judged, or only the first ones? And what is a character? An emoji is one for the user, \
            and several numbers for the computer.
            """,
            "Type a word of three letters, then delete one: `{delete}`.",
        ],
        explanation: """
            The app was built with `skip(while:)`, which asks about each text until the first valid one, and then \
            never again. And its rule counted code units, the numbers of UTF-16, of which one emoji has up to a dozen. \
            A demo that only types forward sees neither. `filter` with the rule of chapter 01 asks about each text.
            """,
        breaking: BreakQuestion(
            faulty: { form in logHastily(form) }, right: { form in logCarefully(form) },
            faults: [
                BreakFault("One short text of emoji was logged: the app counts code units, not characters.") {
                    !isValidSearchText($0.text) && $0.text.utf16.count > 2
                },
                BreakFault("A short text was logged: after the first valid one, the app lets every text through.") {
                    !isValidSearchText($0.text)
                },
            ],
            shortest: "👍🏽"))
}

@MainActor
private func logHastily(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .skip(while: { text in text.utf16.count <= 2 })
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}

@MainActor
private func logCarefully(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .filter(isValidSearchText)
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
