@MainActor
func searchForGood(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in lines(of: search(for: text, on: twitter, accounts: accounts)) }
        .subscribe(
            next: { [weak form] line in form?.log(line) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}

private func lines(of search: Signal<JSON, TwitterInstantError>) -> Signal<String, Never> {
    search
        .map(\.searchSummary)
        .catch { error in .just("failed: \(error)") }
}
