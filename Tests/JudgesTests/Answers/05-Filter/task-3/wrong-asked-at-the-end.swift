// Says: Put the condition into the stream, with `filter`
@MainActor
func logTrimmedTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .map { text in text.trimmingCharacters(in: .whitespaces) }
        .subscribe(
            next: { [weak form] text in
                guard text.count > 2 else { return }
                form?.log(text)
            },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
