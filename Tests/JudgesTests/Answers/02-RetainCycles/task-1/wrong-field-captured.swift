// Says: the field is not

@MainActor
final class SearchFormController: FormController {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        let searchField = form.searchField
        return searchField.textSignal
            .map { text in isValidSearchText(text) ? Colour.white : .yellow }
            .subscribe(next: { colour in searchField.background = colour })
    }
}
