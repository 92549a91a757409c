// Says: unowned reference

@MainActor
final class SearchFormController: FormController {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Colour.white : .yellow }
            .subscribe(next: { [unowned self] colour in form.searchField.background = colour })
    }
}
