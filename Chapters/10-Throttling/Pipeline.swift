import ReactiveCore
import StarterProject

/// The step of chapter 10: searches after half a second without typing.
@MainActor
func searchAfterAPause(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .tryMap(tweets(in:))
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] tweets in form?.results.show(tweets) },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}
