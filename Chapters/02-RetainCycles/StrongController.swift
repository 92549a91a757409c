import ReactiveCore
import StarterProject
import TerminalUI

/// ``SearchFormController`` as it would be without a thought of memory.
@MainActor
final class StrongController {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    deinit {
        form.log("deinit")
    }

    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { color in self.form.searchField.background = color })
    }
}
