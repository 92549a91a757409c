// Says: doesn't validate while it's open

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
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { color in searchField.background = color })

        subscription?.dispose()
    }

    func close() {
        subscription = nil
    }
}
