import Grading
import ReactiveCore
import StarterProject

extension ExerciseTask {
    /// Task 5 of chapter 05: a filter that looks right.
    static let breakTheLog = ExerciseTask(
        number: 5,
        breaking: BreakQuestion(
            faulty: { form in logHastily(form) }, right: { form in logCarefully(form) },
            faults: [
                BreakFault("one emoji") {
                    !isValidSearchText($0.text) && $0.text.utf16.count > 2
                },
                BreakFault("deleted") {
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
