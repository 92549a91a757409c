// Says: The controller stays alive after its release
// Breaks: lifetime
@MainActor
final class SearchFormController: FormController {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    deinit {
        form.log("deinit")
    }

    private func color(for text: String) -> Color { isValidSearchText(text) ? .white : .yellow }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { text in self.color(for: text) }
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
    }
}
