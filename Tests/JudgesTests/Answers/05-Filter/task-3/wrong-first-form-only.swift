// Says: Access was denied, and nothing shows it // or The log should show each text without the spaces
// Breaks: second run

/// Once access is granted, logs each text of the field that is worth a search, without the spaces at its ends.
@MainActor
private var isFirst = true

@MainActor
func logTrimmedTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    guard isFirst else { return ActionDisposable {} }
    isFirst = false
    return requestAccess(to: form.accountStore)
        .then { texts }
        .map { text in text.trimmingCharacters(in: .whitespaces) }
        .filter(isValidSearchText)
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
