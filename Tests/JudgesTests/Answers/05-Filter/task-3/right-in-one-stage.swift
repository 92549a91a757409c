@MainActor
func logTrimmedTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .compactMap { text in
            let trimmed = text.trimmingCharacters(in: .whitespaces)
            return isValidSearchText(trimmed) ? trimmed : nil
        }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
