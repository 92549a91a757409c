// Says: still colors the field after `dispose()`
// Breaks: disposal

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
        _ = form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
        return ActionDisposable {}
    }
}
