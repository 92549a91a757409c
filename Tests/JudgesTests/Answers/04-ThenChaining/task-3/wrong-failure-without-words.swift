// Says: The preparation failed, and what is shown
@MainActor
func logTextsAfterAll(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { preparation }
        .then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] _ in form?.log("access denied") }
        )
}
