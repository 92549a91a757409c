import SharedJudges

extension BookTask {
    /// Task 6 of chapter 06: what one failure costs.
    static let breakTheSearch = BookTask(
        breaking: { form in Judges.searchAsYouType(form) }, besides: { form in searchOn(form) }, shortest: "teas",
        faults: [
            "silence": { $0.faulty.requests < $0.right.requests },
            "lost answer": { $0.faulty.requests == $0.right.requests },
        ])
}

@MainActor
private func searchOn(_ form: SearchForm) -> any Disposable {
    let (texts, twitter, accounts) = (form.searchField.textSignal.signal, form.twitter, form.accountStore)
    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in
            search(for: text, on: twitter, accounts: accounts)
                .map(\.searchSummary)
                .catch { error in .just("failed: \(error)") }
        }
        .subscribe(
            next: { [weak form] line in form?.log(line) },
            failed: { [weak form] error in form?.log("failed: \(error)") })
}
