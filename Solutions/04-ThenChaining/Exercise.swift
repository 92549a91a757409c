// Chapter 04, ThenChaining: the reference solution.

import EarlierSteps
import Exercises
import ReactiveCore
import StarterProject

// MARK: - Task 1: first the accounts, then the texts

/// Once access is granted, logs each text of the field, beginning with the one that it holds then; logs the error when it is not.
@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}

// MARK: - What the workbook reads

@MainActor
let exercise = ThenChainingExercise(
    logTexts: logTexts
)
