// Says: doesn't count spaces
@MainActor
func logValidTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .filter { text in text.replacing(" ", with: "").count > 2 }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}
