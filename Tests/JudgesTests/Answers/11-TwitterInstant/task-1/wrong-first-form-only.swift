// Says: and nothing shows it // or Nothing was searched for // or No search was sent // or was never requested
// Breaks: second run

@MainActor
private var isFirst = true

@MainActor
func searchInstantly(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    guard isFirst else { return ActionDisposable {} }
    isFirst = false
    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMapLatest { text in
            search(for: text, on: twitter, accounts: accounts)
                .tryMap(tweets(in:))
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] tweets in form?.results.show(tweets) },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}
