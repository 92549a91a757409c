// Chapter 10, Throttling: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 10` for the whole file, `check 10.2` for task 2 alone.

import Exercises
import ReactiveCore
import StarterProject
import Synchronization

// MARK: - Task 1: wait for a pause

/// Searches when the user hasn't typed for half a second, and shows what was found.
@MainActor
func searchAfterAPause(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .tryMap(tweets(in:))
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] tweets in form?.results.show(tweets) },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}

// MARK: - Task 2: the deleted search

/// When the user hasn't typed for half a second, searches for the text in the field, if it's valid.
@MainActor
func searchWhatIsThere(_ form: SearchForm) -> any Disposable {
    tweetsAfterAPause(for: form)
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] tweets in form?.results.show(tweets) },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}

// MARK: - Task 3: predict

/// The source below is throttled by an interval of four steps. What comes out?
///
///     source  a-b---------c-d|
///
/// One character per step: a letter, `-` where nothing is sent, `|` where it completes. Put what happens in the same
/// step in square brackets, such as `[x|]`.
let predictedTexts = "?"

// MARK: - Task 4: throttle, made by hand

/// Sends a text when `interval` has passed without a newer one: what `throttle` does, without `throttle`.
@Sendable
func throttled(
    _ texts: Signal<String, TwitterInstantError>,
    _ interval: Duration,
    on scheduler: MainScheduler
) -> Signal<String, TwitterInstantError> {
    Signal { subscriber in
        texts.observe { event in
            switch event {
            case .next(let text): subscriber.send(text)
            case .failed(let error): subscriber.fail(error)
            case .completed: subscriber.complete()
            }
        }
    }
}

// MARK: - Task 5: break it

/// What the user types and answers, and how the service answers, so that the app goes wrong.
/// Write them as you would after `--type`, `--access` and `--plan`.
let breakingScript = BreakScript(
    keys: "swift",
    access: "grant",
    plan: "200@80ms"
)

// MARK: - What the workbook reads

@MainActor
let exercise = ThrottlingExercise(
    searchAfterAPause: searchAfterAPause,
    searchWhatIsThere: searchWhatIsThere,
    predictedTexts: predictedTexts,
    throttled: throttled,
    script: breakingScript
)
