// Says: Put the condition into the stream, with `filter`
@MainActor
func logValidTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .subscribe(
            next: { [weak form] text in
                if isValidSearchText(text) {
                    form?.log(text)
                }
            },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
