// Says: let go and still lives

@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map(colour)
            .bind(to: form.searchField, \.background)
    }

    private func colour(for text: String) -> Colour {
        text.count >= minimumLength ? .white : .yellow
    }
}
