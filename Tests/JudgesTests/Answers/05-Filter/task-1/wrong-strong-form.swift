// Says: The form was released, but it is still alive
// Breaks: lifetime

/// Once access is granted, logs each text of the field that is valid, and no other.
@MainActor
func logValidTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .filter(isValidSearchText)
        .subscribe(
            next: { text in form.log(text) },
            failed: { error in form.log("failed: \(error)") }
        )
}
