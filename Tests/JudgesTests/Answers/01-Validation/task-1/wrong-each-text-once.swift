// Says: doesn't follow the text
// Breaks: repetition

/// The background of the field is white while its text is valid, and yellow while it is not.
import Synchronization

@MainActor
func validate(_ searchField: TextField) -> any Disposable {
    let seen = Mutex<Set<String>>([])
    return searchField.textSignal
        .filter { text in seen.withLock { $0.insert(text).inserted } }
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .subscribe(next: { color in searchField.background = color })
}
