// Says: before the user answered

@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    requestAccess(to: form.accountStore)
        .subscribe(next: {}, failed: { [weak form] error in form?.log("\(error)") })

    return form.searchField.textSignal
        .subscribe(next: { [weak form] text in form?.log(text) })
}
