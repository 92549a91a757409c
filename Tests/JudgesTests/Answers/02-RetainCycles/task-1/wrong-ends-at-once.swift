// Says: colored only once

@MainActor
final class SearchFormController: FormController {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .take(first: 1)
            .subscribe(next: { color in self.form.searchField.background = color })
    }
}
