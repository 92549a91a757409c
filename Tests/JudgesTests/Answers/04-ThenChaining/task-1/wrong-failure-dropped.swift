// Says: Access was denied, but nothing was logged
// Breaks: failure

@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .subscribe(next: { [weak form] text in form?.log(text) }, failed: { _ in })
}
