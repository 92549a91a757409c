// Chapter 05, Filter: the reference solution.

import Exercises
import Foundation
import ReactiveCore
import StarterProject

// MARK: - Task 1: only what is worth a search

/// Once access is granted, logs each text of the field that is valid, and no other.
@MainActor
func logValidTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .filter(isValidSearchText)
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}

// MARK: - Task 2: predict

/// What the pipeline of task 1 logs, as marbles, one character per step: the last letter of the logged text, or `-` for
/// a step in which nothing is logged. In the first step the form opens, and the app asks for access. In the steps after
/// it, the user types m, a, g, then allows the access, then types i and presses the delete key three times.
let predictedLog = "----gig--"

// MARK: - Task 3: three spaces aren't a search

/// Once access is granted, logs each text of the field that is worth a search, without the spaces at its ends.
@MainActor
func logTrimmedTexts(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal

    return requestAccess(to: form.accountStore)
        .then { texts }
        .map { text in text.trimmingCharacters(in: .whitespaces) }
        .filter(isValidSearchText)
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}

// MARK: - Task 4: filter, made by hand

/// Sends the values of `source` for which `isIncluded` is true, and ends as the source ends: what `filter` does,
/// without `filter`.
func keep<Value: Sendable, Failure: Error>(
    _ source: Signal<Value, Failure>,
    where isIncluded: @escaping @Sendable (Value) -> Bool
) -> Signal<Value, Failure> {
    Signal { subscriber in
        source.observe { event in
            switch event {
            case .next(let value): if isIncluded(value) { subscriber.send(value) }
            case .failed(let failure): subscriber.fail(failure)
            case .completed: subscriber.complete()
            }
        }
    }
}

// MARK: - Task 5: break it

/// What the user types and answers, and how the service answers, so that the log is wrong.
/// Write them as you would after `--type`, `--access` and `--plan`.
let breakingScript = BreakScript(
    keys: "mag{delete}",
    access: "grant",
    plan: ""
)

// MARK: - What the workbook reads

@MainActor
let exercise = FilterExercise(
    logValidTexts: logValidTexts,
    predictedLog: predictedLog,
    logTrimmedTexts: logTrimmedTexts,
    keep: keep,
    script: breakingScript
)
