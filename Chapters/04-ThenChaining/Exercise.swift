// Chapter 04, Then: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 4` for the whole file, `check 4.2` for task 2 alone.

import Exercises
import ReactiveCore
import StarterProject

// MARK: - Task 1: first the accounts, then the texts

/// Once access is granted, logs each text of the field, beginning with the current one. If access is
/// refused, logs the error.
@MainActor
func logTexts(_ form: SearchForm) -> any Disposable {
    requestAccess(to: form.accountStore)
        .map { _ in "access granted" }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}

// MARK: - Task 2: not for each value

/// `preparation` reports what it is doing, as often as it likes, and completes when the app is ready. From then on each
/// text is logged once, beginning with the one that the field holds. If the preparation fails, its error is logged, and
/// no text.
@MainActor
func logTextsWhenReady(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return preparation.flatMap { _ in texts.promoteFailure(to: TwitterInstantError.self) }
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("\(error)") }
        )
}

// MARK: - Task 3: down the staircase

/// First the access request, then the preparation, then the texts. If either of the first two fails, its error is
/// logged and nothing follows. Disposing of the returned disposable ends the step that is running.
@MainActor
func logTextsAfterAll(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    let access = requestAccess(to: form.accountStore)

    return access.subscribe(
        next: { [weak form] in
            preparation.subscribe(
                next: { _ in },
                failed: { _ in },
                completed: { [weak form] in
                    texts.subscribe(next: { [weak form] text in form?.log(text) })
                }
            )
        },
        failed: { [weak form] error in form?.log("\(error)") }
    )
}

// MARK: - Task 4: predict

/// A user types into a field while a request is on its way. `then` waits for the request, and goes on with the field's
/// texts, from the current one on. A letter means the whole text after that key: `q` is "pq". The request is subscribed
/// to in step 0.
///
///     request  ---v--|
///     typed    -p--q--r-s
///
/// What does `request.then { texts }` send? As marbles, one character per step.
let predictedTexts = "?"

// MARK: - What the workbook reads

@MainActor
let exercise = ThenChainingExercise(
    logTexts: logTexts,
    logTextsWhenReady: logTextsWhenReady,
    logTextsAfterAll: logTextsAfterAll,
    predictedTexts: predictedTexts
)
