// Says: without reporting anything

@MainActor
func logTextsWhenReady(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return
        preparation
        .take(last: 1)
        .flatMap { _ in texts.promoteFailure(to: TwitterInstantError.self) }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
