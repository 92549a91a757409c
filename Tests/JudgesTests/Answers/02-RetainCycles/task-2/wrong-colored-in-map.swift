// Says: `map` makes values, but yours also has an effect
@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { [weak self] text in self?.form.searchField.background = self?.color(for: text) ?? .yellow }
            .subscribe(next: { _ in })
    }

    private func color(for text: String) -> Color {
        text.count >= minimumLength ? .white : .yellow
    }
}
