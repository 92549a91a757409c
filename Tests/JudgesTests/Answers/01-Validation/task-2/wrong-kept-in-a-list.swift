// Says: its field is still alive
// Breaks: lifetime
@MainActor private var fields: [TextField] = []

@MainActor
final class SearchForm: OpenableForm {
    private let searchField: TextField
    private var subscription: (any Disposable)?

    init(searchField: TextField) {
        self.searchField = searchField
        fields.append(searchField)
    }

    func open() {
        let searchField = searchField
        subscription = searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { color in searchField.background = color })
    }

    func close() {
        subscription?.dispose()
        subscription = nil
    }
}
