// Says: The field was colored at most once: the pipeline ended while the form was open
// Breaks: second run

/// As in task 1, with a minimum that may change while the form is open: the next text is judged by the new one.
@MainActor
private var isFirst = true

@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        guard isFirst else { return ActionDisposable {} }
        isFirst = false
        return form.searchField.textSignal
            .map { [weak self] text in self?.color(for: text) ?? .yellow }
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
    }

    private func color(for text: String) -> Color {
        text.count >= minimumLength ? .white : .yellow
    }
}
