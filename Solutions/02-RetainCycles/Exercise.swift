// Chapter 02, RetainCycles: the reference solution.

import EarlierSteps
import Exercises
import ReactiveCore
import StarterProject
import TerminalUI

// MARK: - Task 1: break the cycle

/// Owns a search form, and shows in it whether its text is valid. When nobody needs it any more, it is freed, and its form with it.
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
        form.searchField.textSignal
            .map { text in isValidSearchText(text) ? Colour.white : .yellow }
            .subscribe(next: { [weak self] colour in self?.form.searchField.background = colour })
    }
}

// MARK: - What the workbook reads

@MainActor
let exercise = RetainCyclesExercise(
    controller: SearchFormController.init(form:)
)
