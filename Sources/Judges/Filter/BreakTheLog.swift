import SharedJudges

extension BookTask {
    /// Task 5 of chapter 05: a filter that looks right.
    static let breakTheLog = BookTask(
        breaking: { form in logTexts(of: form) { $0.skip(while: { text in text.utf16.count <= 2 }) } },
        besides: { form in logTexts(of: form) { $0.filter(isValidSearchText) } }, shortest: "👍🏽",
        faults: [
            "one emoji": { !isValidSearchText($0.text) && $0.text.utf16.count > 2 },
            "deleted": { !isValidSearchText($0.text) },
        ])
}

private typealias Texts = Signal<String, TwitterInstantError>

@MainActor
private func logTexts(of form: SearchForm, choosing choose: (Texts) -> Texts) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    return choose(requestAccess(to: form.accountStore).then { texts }).subscribe(
        next: { [weak form] text in form?.log(text) },
        failed: { [weak form] error in form?.log("failed: \(error)") })
}
