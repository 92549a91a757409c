// Says: Access was denied, but nothing was logged // or Access was granted, but no text was logged
// Breaks: second run

/// Once access is granted, logs each text of the field, beginning with the one that it holds then. If access is
/// refused, logs the error.
@MainActor
private var isFirst = true

@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    guard isFirst else { return ActionDisposable {} }
    isFirst = false
    return requestAccess(to: form.accountStore)
        .then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
