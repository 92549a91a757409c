// Says: Some texts weren't searched for // or was typed again, and not searched for again
// Breaks: repetition

/// Searches for each valid text, digests every answer in the background, and shows the result.
@MainActor
func showDigests(_ form: SearchForm, digest: @escaping @Sendable (JSON) -> String) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .distinct()
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.background)
        .map(digest)
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] text in form?.status.text = text },
            failed: { [weak form] error in form?.status.text = "failed: \(error)" }
        )
}
