// Says: Your pipeline still changes `form.status` after `dispose()`
// Breaks: disposal

/// Searches for each valid text of the field, and shows every answer, or the failure, in `form.status`.
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    _ = requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] json in form?.status.text = json.searchSummary },
            failed: { [weak form] error in form?.status.text = "failed: \(error)" }
        )
    return ActionDisposable {}
}
