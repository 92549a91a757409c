// Says: still colors the field after `dispose()`
// Breaks: disposal

/// As in task 1, with a minimum that may change while the form is open: the next text is judged by the new one.
@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        _ = form.searchField.textSignal
            .map { [weak self] text in self?.color(for: text) ?? .yellow }
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
        return ActionDisposable {}
    }

    private func color(for text: String) -> Color {
        text.count >= minimumLength ? .white : .yellow
    }
}
