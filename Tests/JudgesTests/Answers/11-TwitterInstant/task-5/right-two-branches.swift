@MainActor
func finishedApp(_ form: SearchForm) -> any Disposable {
    loadAvatars(form)

    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .map { text -> Signal<SearchOutcome, TwitterInstantError> in
            if !isValidSearchText(text) { return .just(.tooShort) }
            return search(for: text, on: twitter, accounts: accounts)
                .tryMap { json throws(TwitterInstantError) in try tweets(in: json) }
                .materialize()
                .compactMap { event in
                    switch event {
                    case .next(let tweets): .found(tweets)
                    case .failed(let error): .failed(error)
                    case .completed: nil
                    }
                }
                .promoteFailure(to: TwitterInstantError.self)
        }
        .switchToLatest()
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in form?.show(outcome) },
            failed: { [weak form] error in form?.show(.failed(error)) }
        )
}
