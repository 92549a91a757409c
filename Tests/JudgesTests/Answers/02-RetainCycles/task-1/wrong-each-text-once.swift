// Says: The color doesn't follow the text
// Breaks: repetition

/// Owns a search form, and shows in it whether its text is valid. When nothing else holds the controller, it is freed,
/// and its form with it.
import Synchronization

@MainActor
final class SearchFormController: FormController {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    deinit {
        form.log("deinit")
    }

    func validate() -> any Disposable {
        let seen = Mutex<Set<String>>([])
        return form.searchField.textSignal
            .filter { text in seen.withLock { $0.insert(text).inserted } }
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
    }
}
