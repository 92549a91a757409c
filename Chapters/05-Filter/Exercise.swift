// Chapter 05, Filter: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 5` for the whole file, `check 5.2` for task 2 alone.

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
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}

// MARK: - Task 2: predict

/// What the pipeline of task 1 logs, as marbles, one character per step: the last letter of the logged text, or `-` for
/// a step in which nothing is logged. In the first step the form opens, and the app asks for access. In the steps after
/// it, the user types m, a, g, then allows the access, then types i and presses the delete key three times.
let predictedLog = "?"

// MARK: - Task 3: three spaces aren't a search

/// Once access is granted, logs each text of the field that is worth a search, without the spaces at its ends.
@MainActor
func logTrimmedTexts(_ form: SearchForm) -> any Disposable {
    validTexts(of: form)
        .map { text in text.trimmingCharacters(in: .whitespaces) }
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
    source
}

// MARK: - Task 5: break it

/// What the user types and answers, and how the service answers, so that the log is wrong.
/// Write them as you would after `--type`, `--access` and `--plan`.
let breakingScript = BreakScript(
    keys: "magic",
    access: "grant",
    plan: "200@80ms"
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
