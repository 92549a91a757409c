@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let granted = requestAccess(to: form.accountStore)
    let logged = granted.then { texts }

    return logged.subscribe(
        next: { [weak form] text in form?.log(text) },
        failed: { [weak form] error in form?.log("The request failed with code \(error.code).") }
    )
}
