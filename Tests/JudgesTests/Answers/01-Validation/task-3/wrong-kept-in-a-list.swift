// Says: Something outside the pipeline holds it
// Breaks: lifetime

/// Logs every text of the field once, and colors the field as task 1 does.
/// Disposing what it returns ends both.
@MainActor
private var kept: [TextField] = []

@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    kept.append(searchField)
    return searchField.textSignal
        .doNext { text in log(text) }
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
