// Says: directly above `digest`, below `flatMap`
/// Searches for each valid text, has every answer digested in the background, and shows what comes out.
@MainActor
func showDigests(_ form: SearchForm, digest: @escaping @Sendable (JSON) -> String) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .deliver(on: form.schedulers.background)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .map(digest)
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] text in form?.status.text = text },
            failed: { [weak form] error in form?.status.text = "failed: \(error)" }
        )
}
