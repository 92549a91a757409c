// Says: The preparation never started
// Breaks: second run

/// First the access request, then the preparation, then the texts. If either of the first two fails, its error is
/// logged and nothing follows. Disposing what it returns ends the one that is running.
@MainActor
private var isFirst = true

@MainActor
func logTextsAfterAll(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    guard isFirst else { return ActionDisposable {} }
    isFirst = false
    return requestAccess(to: form.accountStore)
        .then { preparation }
        .then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
