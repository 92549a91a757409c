// Says: controller was let go and still lives

@MainActor
final class SearchFormController: FormController {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        let colours = form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Colour.white : .yellow }
        let show: @MainActor @Sendable (Colour) -> Void = { colour in self.form.searchField.background = colour }
        return colours.subscribe(next: { [weak self] colour in if self != nil { show(colour) } })
    }
}
