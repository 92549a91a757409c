// Says: Texts are still logged after
// Breaks: disposal

@MainActor
func logTextsAfterAll(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { preparation }
        .subscribe(
            next: { _ in },
            failed: { [weak form] error in form?.log("\(error)") },
            completed: { [weak form] in texts.subscribe(next: { [weak form] text in form?.log(text) }) }
        )
}
