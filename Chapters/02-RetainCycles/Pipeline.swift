import ReactiveCore
import StarterProject
import TerminalUI

/// Owns a search form, and shows whether its text is valid.
@MainActor
final class SearchFormController {
    private let form: SearchForm

    init(form: SearchForm) {
        self.form = form
    }

    deinit {
        form.log("deinit")
    }

    /// The step of this chapter: the pipeline doesn't retain the controller.
    func validate() -> any Disposable {
        form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Color.white : .yellow }
            .subscribe(next: { [weak self] color in self?.form.searchField.background = color })
    }
}
