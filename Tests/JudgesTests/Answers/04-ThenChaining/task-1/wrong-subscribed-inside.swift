// Says: The log keeps growing
// Breaks: disposal

@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .subscribe(
            next: { [weak form] in texts.subscribe(next: { [weak form] text in form?.log(text) }) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
