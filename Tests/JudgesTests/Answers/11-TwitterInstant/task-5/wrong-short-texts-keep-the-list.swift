// Says: is too short to be searched for, but the list still shows older tweets
@MainActor
func finishedApp(_ form: SearchForm) -> any Disposable {
    loadAvatars(form)

    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMapLatest { text -> Signal<SearchOutcome, Never> in
            guard isValidSearchText(text) else { return .empty }
            return search(for: text, on: twitter, accounts: accounts)
                .tryMap(tweets(in:))
                .map { tweets in .found(tweets) }
                .catch { error in .just(.failed(error)) }
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in form?.show(outcome) },
            failed: { [weak form] error in form?.show(.failed(error)) }
        )
}
