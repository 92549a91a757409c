// Says: The controller stays alive after its release
// Breaks: lifetime

@MainActor
final class SearchFormController: FormController {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        let colors = form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
        let show: @MainActor @Sendable (Color) -> Void = { color in self.form.searchField.background = color }
        return colors.subscribe(next: { [weak self] color in if self != nil { show(color) } })
    }
}
