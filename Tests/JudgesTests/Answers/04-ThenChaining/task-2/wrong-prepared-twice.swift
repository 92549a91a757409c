// Says: The preparation was started 2 times
// Breaks: count
@MainActor
func logTextsWhenReady(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    preparation.subscribe(next: { _ in }, failed: { _ in })
    return preparation.then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
