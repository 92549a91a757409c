@MainActor
func finishedApp(_ form: SearchForm) -> any Disposable {
    loadAvatars(form)

    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMap(.latest) { text in outcome(of: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in form?.show(outcome) },
            failed: { [weak form] error in form?.show(.failed(error)) }
        )
}

private func outcome(of text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<SearchOutcome, Never> {
    guard isValidSearchText(text) else { return .just(.tooShort) }
    return search(for: text, on: twitter, accounts: accounts)
        .tryMap(tweets(in:))
        .map { tweets in .found(tweets) }
        .catch { error in .just(.failed(error)) }
}
