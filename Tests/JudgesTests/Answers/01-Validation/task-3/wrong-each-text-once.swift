// Says: The color doesn't follow the text
// Breaks: repetition

/// Logs every text of the field once, and colors the field as task 1 does.
/// Disposing what it returns ends both.
import Synchronization

@MainActor
func validateAndLog(
    _ searchField: TextField,
    log: @escaping @MainActor @Sendable (String) -> Void
) -> any Disposable {
    let seen = Mutex<Set<String>>([])
    return searchField.textSignal
        .filter { text in seen.withLock { $0.insert(text).inserted } }
        .doNext { text in log(text) }
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
