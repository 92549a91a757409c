import ReactiveCore
import StarterProject

/// The step with a parser that makes the best of everything: what it doesn't understand, it leaves out.
@MainActor
func showTweetsPolitely(_ form: SearchForm) {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .map { answer in
            let statuses = answer["statuses"].array ?? []
            return statuses.compactMap(Tweet.init(status:))
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] tweets in form?.results.show(tweets) },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}
