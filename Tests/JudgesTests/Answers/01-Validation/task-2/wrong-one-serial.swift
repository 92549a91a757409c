// Says: its new subscription ended at once
// Breaks: second run
@MainActor
final class SearchForm: OpenableForm {
    private let searchField: TextField
    private let subscription = SerialDisposable()

    init(searchField: TextField) {
        self.searchField = searchField
    }

    func open() {
        let searchField = searchField
        subscription.replace(
            with: searchField.textSignal
                .map { text in isValidSearchText(text) ? Color.white : .yellow }
                .subscribe(next: { color in searchField.background = color }))
    }

    func close() {
        subscription.dispose()
    }
}
