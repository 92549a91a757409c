@MainActor
func searchForGood(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .map { [weak form] text in
            search(for: text, on: twitter, accounts: accounts)
                .doFailed { [weak form] error in form?.log("failed: \(error)") }
                .map(\.searchSummary)
                .catch { _ in .empty }
        }
        .flatMap { lines in lines }
        .subscribe(
            next: { [weak form] line in form?.log(line) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
