// Says: Access is requested in more than one place
// Breaks: count
@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    requestAccess(to: form.accountStore).subscribe(next: {}, failed: { _ in })
    return requestAccess(to: form.accountStore)
        .then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
