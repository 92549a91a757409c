// Says: yellow before the first key
// Breaks: empty things

/// A form that validates its field while it is open, and leaves the color alone while it is closed.
/// It can be opened again.
@MainActor
final class SearchForm: OpenableForm {
    private let searchField: TextField
    private var subscription: (any Disposable)?

    init(searchField: TextField) {
        self.searchField = searchField
    }

    func open() {
        let searchField = searchField
        subscription = searchField.textSignal
            .filter { text in !text.isEmpty }
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { color in searchField.background = color })
    }

    func close() {
        subscription?.dispose()
        subscription = nil
    }
}
