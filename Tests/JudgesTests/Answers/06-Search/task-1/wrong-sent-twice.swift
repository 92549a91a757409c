// Says: Each search was sent twice
// Breaks: count
/// Once access is granted, searches for each valid text of the field, and logs every answer as it comes.
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in
            let answers = search(for: text, on: twitter, accounts: accounts)
            answers.subscribe(next: { _ in }, failed: { _ in })
            return answers
        }
        .subscribe(
            next: { [weak form] json in form?.log(json.searchSummary) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
