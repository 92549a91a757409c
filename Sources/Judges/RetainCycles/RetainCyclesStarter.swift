/// Chapters/02-RetainCycles/Exercise.swift as it was before anybody touched it: what `reset` brings back, and what "not started" is
/// measured by. On a fresh checkout the two are equal; the `Mine` tests are skipped then.
let retainCyclesStarter = #"""
// Chapter 02, RetainCycles: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change what stands there, save, and ask
// the workbook for a verdict: `check 2` for the whole file, `check 2.2` for task 2 alone.

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
            .subscribe(next: { colour in self.form.searchField.background = colour })
    }
}

// MARK: - What the workbook reads

@MainActor
let exercise = RetainCyclesExercise(
    controller: SearchFormController.init(form:)
)
"""#
