@MainActor
func searchOnAfterErrors(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMapLatest { text in
            search(for: text, on: twitter, accounts: accounts)
                .tryMap(tweets(in:))
                .materialize()
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] event in
                switch event {
                case .next(let tweets): form?.results.show(tweets)
                case .failed(let error): form?.log("An error occurred: \(error)")
                case .completed: break
                }
            },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}
