// Says: The form was released, but it is still alive: a closure of the pipeline captures it strongly
// Breaks: lifetime

@MainActor
func searchForGood(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in
            search(for: text, on: twitter, accounts: accounts)
                .map(\.searchSummary)
                .catch { error in .just("failed: \(error)") }
        }
        .subscribe(
            next: { line in form.log(line) },
            failed: { error in form.log("failed: \(error)") }
        )
}
