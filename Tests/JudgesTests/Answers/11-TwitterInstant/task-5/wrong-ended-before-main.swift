// Says: it was on its way to main when the cell was reused
@MainActor
func finishedApp(_ form: SearchForm) -> any Disposable {
    let schedulers = form.schedulers
    form.results.onConfigure = { [twitter = form.twitter] cell, tweet in
        cell.image = nil
        avatar(of: tweet, from: twitter, on: schedulers.background)
            .take(until: cell.prepareForReuseSignal.signal)
            .deliver(on: schedulers.main)
            .subscribe(next: { [weak cell] image in cell?.image = image }, failed: { _ in })
    }

    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMapLatest { text in
            isValidSearchText(text)
                ? search(for: text, on: twitter, accounts: accounts)
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
