// Says: didn't follow

@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { [minimumLength] text in text.count >= minimumLength ? Color.white : .yellow }
            .bind(to: form.searchField, \.background)
    }
}
