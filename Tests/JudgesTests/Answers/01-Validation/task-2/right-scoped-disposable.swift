@MainActor
final class SearchForm: OpenableForm {
    private let searchField: TextField
    private var subscription: ScopedDisposable?

    init(searchField: TextField) {
        self.searchField = searchField
    }

    func open() {
        let searchField = searchField
        subscription = ScopedDisposable(
            searchField.textSignal
                .map { text in isValidSearchText(text) ? Color.white : .yellow }
                .subscribe(next: { color in searchField.background = color })
        )
    }

    func close() {
        subscription = nil
    }
}
