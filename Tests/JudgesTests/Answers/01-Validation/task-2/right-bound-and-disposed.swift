@MainActor
final class SearchForm: OpenableForm {
    private let searchField: TextField
    private var subscription: (any Disposable)?

    init(searchField: TextField) {
        self.searchField = searchField
    }

    func open() {
        subscription?.dispose()
        subscription = searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .bind(to: searchField, \.background)
    }

    func close() {
        subscription?.dispose()
    }
}
