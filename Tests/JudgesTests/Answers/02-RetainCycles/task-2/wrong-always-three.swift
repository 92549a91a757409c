// Says: always asks for three characters

@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .bind(to: form.searchField, \.background)
    }
}
