// Says: The preparation was started 2 times
// Breaks: count
@MainActor
func logTextsAfterAll(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { preparation }
        .then { preparation }
        .then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
