/// Searches for each valid text and logs every answer, and every failed search, as it comes. A failed search does no harm to the others.
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

/// A line for the answer, or one for the failure.
private func lines(of search: Signal<JSON, TwitterInstantError>) -> Signal<String, Never> {
    search
        .map(\.searchSummary)
        .catch { error in .just("failed: \(error)") }
}
