/// Chapters/04-ThenChaining/Exercise.swift as it was before anybody touched it: what `reset` brings back, and what "not started" is
/// measured by. On a fresh checkout the two are equal; the `Mine` tests are skipped then.
let thenChainingStarter = #"""
// Chapter 04, ThenChaining: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change what stands there, save, and ask
// the workbook for a verdict: `check 4` for the whole file, `check 4.2` for task 2 alone.

import EarlierSteps
import Exercises
import ReactiveCore
import StarterProject

// MARK: - Task 1: first the accounts, then the texts

/// Once access is granted, logs each text of the field, beginning with the one that it holds then; logs the error when it is not.
@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    requestAccess(to: form.accountStore)
        .subscribe(
            next: { [weak form] in form?.log("access granted") },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}

// MARK: - What the workbook reads

@MainActor
let exercise = ThenChainingExercise(
    logTexts: logTexts
)
"""#
