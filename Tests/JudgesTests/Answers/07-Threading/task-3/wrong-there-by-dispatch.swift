// Says: "digest" came from another thread or queue
/// Searches for each valid text, has every answer digested in the background, and shows what comes out.
@MainActor
func showDigests(_ form: SearchForm, digest: @escaping @Sendable (JSON) -> String) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .flatMap { json in
            Signal<String, TwitterInstantError> { subscriber in
                DispatchQueue.global().async {
                    subscriber.send(digest(json))
                    subscriber.complete()
                }
                return nil
            }
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] text in form?.status.text = text },
            failed: { [weak form] error in form?.status.text = "failed: \(error)" }
        )
}
