// Says: before access was granted
@MainActor
func logValidTexts(_ form: SearchForm) -> any Disposable {
    let access = requestAccess(to: form.accountStore)
        .subscribe(next: { _ in }, failed: { [weak form] error in form?.log("failed: \(error)") })
    let texts = form.searchField.textSignal.signal
        .filter(isValidSearchText)
        .subscribe(next: { [weak form] text in form?.log(text) })
    return ActionDisposable {
        access.dispose()
        texts.dispose()
    }
}
