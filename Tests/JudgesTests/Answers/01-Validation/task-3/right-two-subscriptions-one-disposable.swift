@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    let logging = searchField.textSignal
        .subscribe(next: { text in log(text) })
    let colouring = searchField.textSignal
        .map { text in isValidSearchText(text) ? Colour.white : .yellow }
        .subscribe(next: { colour in searchField.background = colour })

    return ActionDisposable {
        logging.dispose()
        colouring.dispose()
    }
}
