// Says: on the thread "twitter", but no view
/// Searches for each valid text of the field, and shows every answer, or the failure, in `form.status`.
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .deliver(on: form.schedulers.main)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .subscribe(
            next: { [weak form] json in form?.log(json.searchSummary) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
