// Says: Access was denied, but texts were logged

@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .catch { _ in texts }
        .subscribe(next: { [weak form] text in form?.log(text) })
}
