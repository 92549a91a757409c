// Says: Your pipeline still logs after `dispose()`
// Breaks: disposal

/// Once access is granted, logs each text of the field that is valid, and no other.
@MainActor
func logValidTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    _ = requestAccess(to: form.accountStore)
        .then { texts }
        .filter(isValidSearchText)
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
    return ActionDisposable {}
}
