// Says: The preparation never started
// Breaks: second run

/// `preparation` reports what it is doing, as often as it likes, and completes when the app is ready. From then on each
/// text is logged once, beginning with the one that the field holds. If the preparation fails, its error is logged, and
/// no text.
@MainActor
private var isFirst = true

@MainActor
func logTextsWhenReady(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    guard isFirst else { return ActionDisposable {} }
    isFirst = false
    return preparation.then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}
