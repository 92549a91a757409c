// Says: Dropping a disposable doesn't stop
// Breaks: disposal

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
    }

    func close() {
        subscription = ActionDisposable {}
    }
}
