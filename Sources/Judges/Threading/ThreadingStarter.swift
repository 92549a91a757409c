/// Chapters/07-Threading/Exercise.swift as it was before anybody touched it: what `reset` brings back, and what "not started" is
/// measured by. On a fresh checkout the two are equal; the `Mine` tests are skipped then.
let threadingStarter = #"""
// Chapter 07, Threading: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change what stands there, save, and ask
// the workbook for a verdict: `check 7` for the whole file, `check 7.2` for task 2 alone.

import Dispatch
import EarlierSteps
import Exercises
import ReactiveCore
import StarterProject

// MARK: - Task 1: bring the answers to main

/// Searches for each valid text of the field, and shows every answer, or the failure, in `form.status`.
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts    = form.searchField.textSignal.signal
    let twitter  = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .subscribe(
            next:   { [weak form] json in form?.log(json.searchSummary) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}

// MARK: - What the workbook reads

@MainActor
let exercise = ThreadingExercise(
    searchAsYouType: searchAsYouType
)
"""#
