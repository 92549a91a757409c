// Says: was overtaken, but not canceled
@MainActor
func searchInstantly(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMap { text in
            search(for: text, on: twitter, accounts: accounts)
                .tryMap(tweets(in:))
                .map { tweets in (text, tweets) }
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] found in
                guard let form, form.searchField.text == found.0 else { return }
                form.results.show(found.1)
            },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}
