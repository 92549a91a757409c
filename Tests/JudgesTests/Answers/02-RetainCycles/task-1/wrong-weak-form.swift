// Says: nothing owns it

@MainActor
final class SearchFormController: FormController {
    private weak var form: SearchForm?

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        guard let form else { return ActionDisposable {} }
        return form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .bind(to: form.searchField, \.background)
    }
}
