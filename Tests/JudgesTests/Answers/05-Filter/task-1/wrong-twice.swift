// Says: The log should show each valid text as it comes, and nothing else
// Breaks: count

/// Once access is granted, logs each text of the field that is valid, and no other.
@MainActor
func logValidTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .filter(isValidSearchText)
        .subscribe(
            next: { [weak form] text in
                form?.log(text)
                form?.log(text)
            },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
