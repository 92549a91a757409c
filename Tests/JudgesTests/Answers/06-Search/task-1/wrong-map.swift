// Says: You show a signal, not an answer
/// Once access is granted, searches for each valid text of the field, and logs every answer as it comes.
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .map { text in search(for: text, on: twitter, accounts: accounts) }
        .subscribe(
            next: { [weak form] json in form?.log("\(json)") },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
