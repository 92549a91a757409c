import Grading
import ReactiveCore
import SharedJudges
import StarterProject

extension TaskJudge {
    /// Task 5 of chapter 05: a filter that looks right.
    static let breakTheLog = TaskJudge(
        number: 5,
        breaking: BreakQuestion(
            faulty: { form in logTexts(of: form) { $0.skip(while: { text in text.utf16.count <= 2 }) } },
            right: { form in logTexts(of: form) { $0.filter(isValidSearchText) } },
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
private func logTexts(
    of form: SearchForm,
    choosing choose: (Signal<String, TwitterInstantError>) -> Signal<String, TwitterInstantError>
) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return choose(requestAccess(to: form.accountStore).then { texts })
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
