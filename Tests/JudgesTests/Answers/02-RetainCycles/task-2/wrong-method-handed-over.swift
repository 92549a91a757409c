// Says: The controller stays alive after its release
// Breaks: lifetime

@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map(color)
            .bind(to: form.searchField, \.background)
    }

    private func color(for text: String) -> Color {
        text.count >= minimumLength ? .white : .yellow
    }
}
