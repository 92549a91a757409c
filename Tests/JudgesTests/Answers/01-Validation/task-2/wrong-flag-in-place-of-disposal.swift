// Says: its pipeline is still subscribed

@MainActor
final class SearchForm: OpenableForm {
    private let searchField: TextField
    private var isOpen = false
    private var subscription: (any Disposable)?

    init(searchField: TextField) {
        self.searchField = searchField
    }

    func open() {
        isOpen = true
        subscription = searchField.textSignal
            .filter { [weak self] _ in self?.isOpen == true }
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .bind(to: searchField, \.background)
    }

    func close() {
        isOpen = false
    }
}
