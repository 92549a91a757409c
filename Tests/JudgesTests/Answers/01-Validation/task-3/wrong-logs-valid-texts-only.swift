// Says: too short are missing from the log

@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    searchField.textSignal
        .doNext { text in if isValidSearchText(text) { log(text) } }
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
