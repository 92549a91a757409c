// Chapter 03, The access request: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 3` for the whole file, `check 3.2` for task 2 alone.

import Exercises
import ReactiveCore
import SocialService
import StarterProject

// MARK: - Task 1: a signal around a callback

/// Asks for access to the Twitter accounts, once for each subscription: sends one value and completes when it is
/// granted, fails with `accessDenied` when it isn't.
func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    .never
}

/// Logs the outcome. This part is done; `swift run access-request --mine` runs it.
@MainActor
func askForAccess(_ form: SearchForm) -> any Disposable {
    requestAccess(to: form.accountStore)
        .subscribe(
            next: { [weak form] in form?.log("access granted") },
            failed: { [weak form] error in form?.log("\(error)") },
            completed: { [weak form] in form?.log("completed") }
        )
}

// MARK: - Task 2: why was it refused?

/// As in task 1, and a failure carries its cause: the error that the account store gave.
func requestExplainedAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    accessRequest(to: accountStore) { granted, _ in
        granted ? nil : .accessDenied(nil)
    }
}

/// What to do about an error: add an account if there is none, allow the app to use the accounts if the user hasn't, or
/// try again later if the service gave no valid answer.
func advice(on error: TwitterInstantError) -> Advice {
    .allowTheApp
}

// MARK: - Task 3: predict

/// A signal is made from this recipe. Its steps count from the subscription.
///
///     step 1   subscriber.send("a")
///     step 4   subscriber.send("b")
///     step 5   subscriber.complete()
///     step 6   subscriber.send("c")
///
/// One subscriber subscribes in step 0, another in step 2. Which values arrive? As marbles, one character per step, the
/// second subscriber's values in capitals. Leave out `|` and `#`: values only.
let predictedValues = "?"

// MARK: - Task 4: one request, two listeners

/// Shows the outcome of a request for access in the log and in the title: `"granted"`, or the error. Both show it, and
/// only one request is made. Disposing of the returned disposable ends everything.
func announce(
    _ access: Signal<Void, TwitterInstantError>,
    log: @escaping @Sendable (String) -> Void,
    title: @escaping @Sendable (String) -> Void
) -> any Disposable {
    access.subscribe(next: { log("granted") }, failed: { error in log("\(error)") })

    return access.subscribe(next: { title("granted") }, failed: { error in title("\(error)") })
}

// MARK: - What the workbook reads

@MainActor
let exercise = AccessRequestExercise(
    requestAccess: requestAccess(to:),
    requestExplainedAccess: requestExplainedAccess(to:),
    advice: advice(on:),
    announce: announce,
    predictedValues: predictedValues
)
