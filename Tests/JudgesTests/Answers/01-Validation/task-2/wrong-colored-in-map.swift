// Says: `map` makes values, but yours also has an effect
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
            .map { text in searchField.background = isValidSearchText(text) ? .white : .yellow }
            .subscribe(next: {})
    }

    func close() {
        subscription?.dispose()
        subscription = nil
    }
}
