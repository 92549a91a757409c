// Says: what is shown doesn't say so
@MainActor
func logTrimmedTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .map { text in text.trimmingCharacters(in: .whitespaces) }
        .filter(isValidSearchText)
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] _ in form?.log("failed") }
        )
}
