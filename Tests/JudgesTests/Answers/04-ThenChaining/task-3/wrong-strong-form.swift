// Says: stays alive after its release
// Breaks: lifetime

@MainActor
func logTextsAfterAll(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { preparation }
        .then { texts }
        .subscribe(next: { text in form.log(text) }, failed: { error in form.log("\(error)") })
}
