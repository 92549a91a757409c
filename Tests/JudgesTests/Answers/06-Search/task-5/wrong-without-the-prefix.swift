// Says: has to begin with "failed: "
@MainActor
func searchForGood(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in
            search(for: text, on: twitter, accounts: accounts)
                .map(\.searchSummary)
                .catch { error in .just("\(error)") }
        }
        .subscribe(
            next: { [weak form] line in form?.log(line) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
