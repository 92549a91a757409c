// Says: The field never changes color
// Breaks: second run

/// Owns a search form, and shows in it whether its text is valid. When nothing else holds the controller, it is freed,
/// and its form with it.
@MainActor
private var isFirst = true

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
        guard isFirst else { return ActionDisposable {} }
        isFirst = false
        return form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
    }
}
