// Says: its form is not

@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { [weak self] text in self?.colour(for: text) ?? .yellow }
            .subscribe(next: { [form] colour in form.searchField.background = colour })
    }

    private func colour(for text: String) -> Colour {
        text.count >= minimumLength ? .white : .yellow
    }
}
