// Says: The log should show each text of the field once, in order
// Breaks: empty things

/// Logs every text of the field once, and colors the field as task 1 does.
/// Disposing what it returns ends both.
@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    searchField.textSignal
        .doNext { text in if !text.isEmpty { log(text) } }
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
