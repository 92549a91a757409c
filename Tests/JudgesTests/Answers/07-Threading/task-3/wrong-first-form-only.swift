// Says: but the view doesn't show it // or No search was sent // or was never requested
// Breaks: second run

/// Searches for each valid text, digests every answer in the background, and shows the result.
@MainActor
private var isFirst = true

@MainActor
func showDigests(_ form: SearchForm, digest: @escaping @Sendable (JSON) -> String) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    guard isFirst else { return ActionDisposable {} }
    isFirst = false
    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.background)
        .map(digest)
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] text in form?.status.text = text },
            failed: { [weak form] error in form?.status.text = "failed: \(error)" }
        )
}
