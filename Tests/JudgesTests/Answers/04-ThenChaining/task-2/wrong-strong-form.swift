// Says: The form was released, but it is still alive
// Breaks: lifetime

/// `preparation` reports what it is doing, as often as it likes, and completes when the app is ready. From then on each
/// text is logged once, beginning with the one that the field holds. If the preparation fails, its error is logged, and
/// no text.
@MainActor
func logTextsWhenReady(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return preparation.then { texts }
        .subscribe(
            next: { text in form.log(text) },
            failed: { error in form.log("\(error)") }
        )
}
