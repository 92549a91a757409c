// Says: The field isn't yellow before the first key
// Breaks: empty things

/// Owns a search form, and shows in it whether its text is valid. When nothing else holds the controller, it is freed,
/// and its form with it.
@MainActor
final class SearchFormController: FormController {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    deinit {
        form.log("deinit")
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .filter { text in !text.isEmpty }
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
    }
}
