// Says: `map` makes values, but yours also has an effect
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
            .map { [weak self] text in self?.form.searchField.background = isValidSearchText(text) ? .white : .yellow }
            .subscribe(next: { _ in })
    }
}
