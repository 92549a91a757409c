// Says: what is shown doesn't say so
@MainActor
func logTextsWhenReady(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return preparation.then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] _ in form?.log("an error") }
        )
}
