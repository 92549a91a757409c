@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { [weak self] text in
                guard let self else { return .yellow }
                return text.count >= minimumLength ? Color.white : .yellow
            }
            .bind(to: form.searchField, \.background)
    }
}
