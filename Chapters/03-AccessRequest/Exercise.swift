// Chapter 03, AccessRequest: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change what stands there, save, and ask
// the workbook for a verdict: `check 3` for the whole file, `check 3.2` for task 2 alone.

import EarlierSteps
import Exercises
import ReactiveCore
import SocialService
import StarterProject

// MARK: - Task 1: a signal around a callback

/// Asks for access to the Twitter accounts, once for each subscription: sends one value and completes when it is granted,
/// fails with `accessDenied` when it is not.
func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    .never
}

/// Tells what became of it. This part is done; `swift run access-request --mine` runs it.
@MainActor
func askForAccess(_ form: SearchForm) -> any Disposable {
    requestAccess(to: form.accountStore)
        .subscribe(
            next: { [weak form] in form?.log("access granted") },
            failed: { [weak form] error in form?.log("\(error)") },
            completed: { [weak form] in form?.log("completed") }
        )
}

// MARK: - What the workbook reads

@MainActor
let exercise = AccessRequestExercise(
    requestAccess: requestAccess(to:)
)
