// Says: Make a constant above the pipeline
// Breaks: lifetime

@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: form.twitter, accounts: accounts) }
        .subscribe(
            next: { [weak form] json in form?.log(json.searchSummary) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
