// Says: The form was released, but it is still alive: a closure of the pipeline captures it strongly
// Breaks: lifetime

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
            next: { json in form.log(json.searchSummary) },
            failed: { error in form.log("failed: \(error)") }
        )
}
