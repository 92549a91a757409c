// Says: before access was granted
/// Once access is granted, logs each text of the field that is valid, and no other.
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
