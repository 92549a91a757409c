// Says: its form isn't
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
            .map { [weak self] text in self?.color(for: text) ?? .yellow }
            .subscribe(next: { [form] color in form.searchField.background = color })
    }

    private func color(for text: String) -> Color {
        text.count >= minimumLength ? .white : .yellow
    }
}
