@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    let logging = searchField.textSignal
        .subscribe(next: { text in log(text) })
    let coloring = searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })

    return ActionDisposable {
        logging.dispose()
        coloring.dispose()
    }
}
