/// Searches for each valid text of the field, and shows every answer, or the failure, in `form.status`.
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .map(\.searchSummary)
        .catch { error in Signal<String, TwitterInstantError>.just("failed: \(error)") }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] line in form?.status.text = line },
            failed: { _ in }
        )
}
