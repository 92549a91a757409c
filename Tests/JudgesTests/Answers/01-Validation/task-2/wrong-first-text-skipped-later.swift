// Says: isn't yellow before the first key
@MainActor
final class SearchForm: OpenableForm {
    private let searchField: TextField
    private var subscription: (any Disposable)?

    init(searchField: TextField) {
        self.searchField = searchField
    }

    func open() {
        let searchField = searchField
        subscription = searchField.textSignal.skip(first: subscription == nil ? 0 : 1)
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { color in searchField.background = color })
    }

    func close() {
        subscription?.dispose()
    }
}
