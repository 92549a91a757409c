// Says: its new subscription ended at once
// Breaks: second run
@MainActor
final class SearchForm: OpenableForm {
    private let searchField: TextField
    private let subscriptions = CompositeDisposable()

    init(searchField: TextField) {
        self.searchField = searchField
    }

    func open() {
        let searchField = searchField
        subscriptions.add(
            searchField.textSignal
                .map { text in isValidSearchText(text) ? Color.white : .yellow }
                .subscribe(next: { color in searchField.background = color }))
    }

    func close() {
        subscriptions.dispose()
    }
}
