// Says: The preparation keeps running
// Breaks: disposal

@MainActor
func logTextsAfterAll(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .subscribe(
            next: { [weak form] in
                preparation
                    .then { texts }
                    .subscribe(
                        next: { [weak form] text in form?.log(text) },
                        failed: { [weak form] error in form?.log("\(error)") }
                    )
            },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
