// Says: The preparation failed, but nothing was logged
// Breaks: failure

@MainActor
func logTextsWhenReady(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return
        preparation
        .then { texts }
        .subscribe(next: { [weak form] text in form?.log(text) }, failed: { _ in })
}
