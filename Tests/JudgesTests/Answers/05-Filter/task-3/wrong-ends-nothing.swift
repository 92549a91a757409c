// Says: Your pipeline still logs after `dispose()`
// Breaks: disposal

/// Once access is granted, logs each text of the field that is worth a search, without the spaces at its ends.
@MainActor
func logTrimmedTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    _ = requestAccess(to: form.accountStore)
        .then { texts }
        .map { text in text.trimmingCharacters(in: .whitespaces) }
        .filter(isValidSearchText)
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
    return ActionDisposable {}
}
