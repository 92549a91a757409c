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
                .materialize()
                .promoteFailure(to: TwitterInstantError.self)
        }
        .subscribe(
            next: { [weak form] event in
                switch event {
                case .next(let json): form?.log(json.searchSummary)
                case .failed(let error): form?.log("failed: \(error)")
                case .completed: break
                }
            },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
