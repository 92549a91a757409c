// Says: Answers arrived, but no list was ever shown // or searches 750 ms after the last key
// Breaks: interval

@MainActor
func searchInstantly(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .throttle(.milliseconds(750), on: form.schedulers.main)
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
