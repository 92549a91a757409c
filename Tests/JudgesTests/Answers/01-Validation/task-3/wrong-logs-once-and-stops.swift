// Says: shows only the first text

@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    log(searchField.text)
    return searchField.textSignal
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
