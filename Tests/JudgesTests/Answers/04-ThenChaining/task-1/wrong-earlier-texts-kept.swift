// Says: were kept and logged later

@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = ReplaySubject<String, TwitterInstantError>.unbounded()
    form.searchField.textSignal.subscribe(next: { text in texts.send(text) })

    return requestAccess(to: form.accountStore)
        .then { texts.signal }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
