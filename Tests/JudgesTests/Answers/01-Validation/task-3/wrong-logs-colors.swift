// Says: `doNext` comes after `map`

@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .doNext { color in log("\(color)") }
        .subscribe(next: { color in searchField.background = color })
}
