// Says: started before access

@MainActor
func logTextsAfterAll(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let access = requestAccess(to: form.accountStore)

    return
        preparation
        .then { access }
        .then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
