// Says: was sent again after it failed
// Breaks: count
@MainActor
func finishedApp(_ form: SearchForm) -> any Disposable {
    loadAvatars(form)

    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMapLatest { text in
            isValidSearchText(text)
                ? search(for: text, on: twitter, accounts: accounts).retry(1)
                    .tryMap(tweets(in:))
                    .map { tweets in SearchOutcome.found(tweets) }
                    .catch { error in .just(.failed(error)) }
                : .just(.tooShort)
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in form?.show(outcome) },
            failed: { [weak form] error in form?.show(.failed(error)) }
        )
}
