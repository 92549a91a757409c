// Says: what is shown doesn't say so
@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] _ in form?.log("an error") }
        )
}
