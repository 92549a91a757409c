// Says: you read it once

@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = Signal<String, TwitterInstantError>.just(form.searchField.text)

    return requestAccess(to: form.accountStore)
        .then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
