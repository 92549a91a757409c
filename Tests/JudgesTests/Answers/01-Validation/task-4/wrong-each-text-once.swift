// Says: doesn't follow the text
// Breaks: repetition

/// Colors the field as task 1 does, and doesn't keep it alive: when nothing else holds the field, it is freed.
import Synchronization

@MainActor
func bindColor(of searchField: TextField) -> any Disposable {
    let seen = Mutex<Set<String>>([])
    return searchField.textSignal
        .filter { text in seen.withLock { $0.insert(text).inserted } }
        .map { text in isValidSearchText(text) ? Color.white : .yellow }
        .bind(to: searchField, \.background)
}
