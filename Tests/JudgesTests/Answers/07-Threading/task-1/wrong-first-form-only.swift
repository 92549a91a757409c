// Says: but the view still shows nothing // or No search was sent // or was never requested
// Breaks: second run

/// Searches for each valid text of the field, and shows every answer, or the failure, in `form.status`.
@MainActor
private var isFirst = true

@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    guard isFirst else { return ActionDisposable {} }
    isFirst = false
    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] json in form?.status.text = json.searchSummary },
            failed: { [weak form] error in form?.status.text = "failed: \(error)" }
        )
}
