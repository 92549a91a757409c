// Says: where it ends only that search
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
                .map { json in Result<JSON, TwitterInstantError>.success(json) }
                .catch { error in .just(.failure(error)) }
        }
        .tryMap { result throws(TwitterInstantError) in
            switch result {
            case .success(let json): SearchOutcome.found(try tweets(in: json))
            case .failure(let error): SearchOutcome.failed(error)
            }
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in form?.show(outcome) },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}
