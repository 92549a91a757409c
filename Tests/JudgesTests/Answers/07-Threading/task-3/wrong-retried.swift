// Says: it was sent again
// Breaks: count
@MainActor
func showDigests(_ form: SearchForm, digest: @escaping @Sendable (JSON) -> String) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in
            search(for: text, on: twitter, accounts: accounts)
                .catch { _ in search(for: text, on: twitter, accounts: accounts) }
        }
        .deliver(on: form.schedulers.background)
        .map(digest)
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] text in form?.status.text = text },
            failed: { [weak form] error in form?.status.text = "failed: \(error)" }
        )
}
