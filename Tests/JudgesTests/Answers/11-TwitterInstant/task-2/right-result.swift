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
                .map { tweets in Result<[Tweet], TwitterInstantError>.success(tweets) }
                .catch { error in .just(.failure(error)) }
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] result in
                switch result {
                case .success(let tweets): form?.results.show(tweets)
                case .failure(let error): form?.status.text = "failed: \(error)"
                }
            },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}
