// Chapter 06, Search: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change what stands there, save, and ask
// the workbook for a verdict: `check 6` for the whole file, `check 6.2` for task 2 alone.

import EarlierSteps
import Exercises
import ReactiveCore
import StarterProject

// MARK: - Task 1: search as you type

/// Once access is granted, searches for each valid text of the field, and logs every answer as it comes.
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts    = form.searchField.textSignal.signal
    let twitter  = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .subscribe(
            next:   { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}

// MARK: - What the workbook reads

@MainActor
let exercise = SearchExercise(
    searchAsYouType: searchAsYouType
)
