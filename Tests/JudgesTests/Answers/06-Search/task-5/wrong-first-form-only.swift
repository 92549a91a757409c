// Says: the log is empty // or No search was sent // or no other was sent // or was never requested
// Breaks: second run

@MainActor
private var isFirst = true

@MainActor
func searchForGood(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    guard isFirst else { return ActionDisposable {} }
    isFirst = false
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
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
