// Says: `retry` does everything again after a failure
@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore).retry(1)
        .then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
