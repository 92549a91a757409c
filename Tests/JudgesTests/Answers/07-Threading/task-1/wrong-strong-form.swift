// Says: The form was released, but it is still alive
// Breaks: lifetime

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
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { json in form.status.text = json.searchSummary },
            failed: { error in form.status.text = "failed: \(error)" }
        )
}
