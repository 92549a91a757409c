// Chapter 07, Threading: the reference solution.

import Dispatch
import Exercises
import ReactiveCore
import StarterProject

// MARK: - Task 1: bring the answers to main

/// Searches for each valid text of the field, and shows every answer, or the failure, in `form.status`.
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] json in form?.status.text = json.searchSummary },
            failed: { [weak form] error in form?.status.text = "failed: \(error)" }
        )
}

// MARK: - Task 2: no way around

/// Searches for each valid text, digests each answer in the background, and shows the result in `form.status`.
@MainActor
func showDigests(_ form: SearchForm, digest: @escaping @Sendable (JSON) -> String) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.background)
        .map(digest)
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] text in form?.status.text = text },
            failed: { [weak form] error in form?.status.text = "failed: \(error)" }
        )
}

// MARK: - Task 3: where it starts

/// Shows the last search in `form.status`. `load` reads it from a file, and blocks its caller until it's done.
@MainActor
func showLastSearch(_ form: SearchForm, load: @escaping @Sendable () -> String) -> any Disposable {
    Signal<String, Never> { subscriber in
        subscriber.send(load())
        subscriber.complete()
        return nil
    }
    .subscribe(on: form.schedulers.background)
    .deliver(on: form.schedulers.main)
    .subscribe(next: { [weak form] text in form?.status.text = text })
}

// MARK: - Task 4: predict

/// The thread on which each stage sends its values, one letter per stage, from top to bottom: `m` main, `b` background,
/// `t` twitter.
///
///     requestAccess(to: accounts)
///         .then { texts }
///         .doNext { … }
///         .flatMap { text in search(…) }
///         .map { … }
///         .deliver(on: background)
///         .subscribe(on: background)
///         .doNext { … }
///         .deliver(on: main)
let predictedThreads = "tmmttbbbm"

// MARK: - What the workbook reads

@MainActor
let exercise = ThreadingExercise(
    searchAsYouType: searchAsYouType,
    predictedThreads: predictedThreads,
    showDigests: showDigests(_:digest:),
    showLastSearch: showLastSearch(_:load:)
)
