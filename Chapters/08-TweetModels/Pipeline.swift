import ReactiveCore
import StarterProject

/// The step of this chapter: turns the JSON of an answer into a list of tweets, and shows it.
@MainActor
func showTweets(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .tryMap(tweets(in:))
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] tweets in form?.results.show(tweets) },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}
