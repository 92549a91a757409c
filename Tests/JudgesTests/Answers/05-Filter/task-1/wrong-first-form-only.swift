// Says: Nothing was logged
// Breaks: second run

/// Once access is granted, logs each text of the field that is valid, and no other.
@MainActor
private var isFirst = true

@MainActor
func logValidTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    guard isFirst else { return ActionDisposable {} }
    isFirst = false
    return requestAccess(to: form.accountStore)
        .then { texts }
        .filter(isValidSearchText)
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
