// Says: The preparation failed, but texts were logged

@MainActor
func logTextsWhenReady(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return
        preparation
        .catch { _ in Signal<String, Never>.empty }
        .then { texts }
        .subscribe(next: { [weak form] text in form?.log(text) })
}
