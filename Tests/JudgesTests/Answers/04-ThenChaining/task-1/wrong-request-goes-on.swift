// Says: `then` subscribes to the next signal for you
// Breaks: disposal

@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let subscription = SerialDisposable()
    requestAccess(to: form.accountStore)
        .subscribe(
            next: { _ in },
            failed: { [weak form] error in form?.log("\(error)") },
            completed: { [weak form] in
                subscription.replace(with: texts.subscribe(next: { [weak form] text in form?.log(text) }))
            }
        )
    return subscription
}
