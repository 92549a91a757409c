// Says: Each text was logged twice
// Breaks: count

@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    let logged = searchField.textSignal
        .doNext { text in log(text) }
    logged.subscribe(next: { _ in })

    return
        logged
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
