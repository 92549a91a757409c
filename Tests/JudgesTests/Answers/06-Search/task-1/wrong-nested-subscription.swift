// Says: A subscription is made inside another one
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .subscribe(
            next: { [weak form] text in
                guard let form else { return }
                search(for: text, on: twitter, accounts: accounts)
                    .deliver(on: form.schedulers.main)
                    .subscribe(
                        next: { json in form.log(json.searchSummary) },
                        failed: { error in form.log("failed: \(error)") }
                    )
            },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
