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
                .map { json in Result<JSON, TwitterInstantError>.success(json) }
                .catch { error in Signal<Result<JSON, TwitterInstantError>, TwitterInstantError>.just(.failure(error)) }
        }
        .subscribe(
            next: { [weak form] result in
                switch result {
                case .success(let json): form?.log(json.searchSummary)
                case .failure(let error): form?.log("failed: \(error)")
                }
            },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
