// Says: The colors don't follow `minimumLength`
// Breaks: repetition

/// As in task 1, with a minimum that may change while the form is open: the next text is judged by the new one.
import Synchronization

@MainActor
final class StrictFormController: StrictController {
    var minimumLength = 3
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    func validate() -> any Disposable {
        let seen = Mutex<Set<String>>([])
        return form.searchField.textSignal
            .filter { text in seen.withLock { $0.insert(text).inserted } }
            .map { [weak self] text in self?.color(for: text) ?? .yellow }
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
    }

    private func color(for text: String) -> Color {
        text.count >= minimumLength ? .white : .yellow
    }
}
