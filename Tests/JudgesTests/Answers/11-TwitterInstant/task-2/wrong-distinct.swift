// Says: wasn't searched for again
// Breaks: repetition
@MainActor
func searchOnAfterErrors(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .distinct()
        .flatMapLatest { text in
            search(for: text, on: twitter, accounts: accounts)
                .tryMap(tweets(in:))
                .map { tweets in SearchOutcome.found(tweets) }
                .catch { error in .just(.failed(error)) }
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in form?.show(outcome) },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}
