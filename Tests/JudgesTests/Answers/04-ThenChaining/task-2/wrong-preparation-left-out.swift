// Says: The preparation never started

@MainActor
func logTextsWhenReady(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return texts.subscribe(next: { [weak form] text in form?.log(text) })
}
