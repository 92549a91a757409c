// Says: The form was released, but it is still alive
// Breaks: lifetime

/// Once access is granted, logs each text of the field that is worth a search, without the spaces at its ends.
@MainActor
func logTrimmedTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .map { text in text.trimmingCharacters(in: .whitespaces) }
        .filter(isValidSearchText)
        .subscribe(
            next: { text in form.log(text) },
            failed: { error in form.log("failed: \(error)") }
        )
}
