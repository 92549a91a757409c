// Says: through a Task or DispatchQueue.main
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
        .subscribe(
            next: { [weak form] json in
                DispatchQueue.main.async { form?.status.text = json.searchSummary }
            },
            failed: { [weak form] error in
                DispatchQueue.main.async { form?.status.text = "failed: \(error)" }
            }
        )
}
