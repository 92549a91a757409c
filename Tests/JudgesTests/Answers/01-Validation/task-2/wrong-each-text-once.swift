// Says: After the first valid text, the field never goes back to yellow: short texts no longer reach it
// Breaks: repetition

/// A form that validates its field while it is open, and leaves the color alone while it is closed.
/// It can be opened again.
import Synchronization

@MainActor
final class SearchForm: OpenableForm {
    private let searchField: TextField
    private var subscription: (any Disposable)?

    init(searchField: TextField) {
        self.searchField = searchField
    }

    func open() {
        let searchField = searchField
        let seen = Mutex<Set<String>>([])
        subscription = searchField.textSignal
            .filter { text in seen.withLock { $0.insert(text).inserted } }
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { color in searchField.background = color })
    }

    func close() {
        subscription?.dispose()
        subscription = nil
    }
}
