// Says: The log keeps growing after `dispose()`
// Breaks: disposal

/// Once access is granted, logs each text of the field, beginning with the one that it holds then. If access is
/// refused, logs the error.
@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    _ = requestAccess(to: form.accountStore)
        .then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
    return ActionDisposable {}
}
