// Chapter 10, Throttling: the reference solution.

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
        .throttle(.milliseconds(500), on: form.schedulers.main)
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
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .tryMap(tweets(in:))
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
let predictedTexts = "------b--------[d|]"

// MARK: - Task 4: throttle, made by hand

/// Sends a text when `interval` has passed without a newer one: what `throttle` does, without `throttle`.
@Sendable
func throttled(
    _ texts: Signal<String, TwitterInstantError>,
    _ interval: Duration,
    on scheduler: MainScheduler
) -> Signal<String, TwitterInstantError> {
    Signal { subscriber in
        let waiting = Mutex<String?>(nil)
        let timer = SerialDisposable()
        let source = texts.observe { event in
            switch event {
            case .next(let text):
                waiting.withLock { $0 = text }
                timer.replace(
                    with: scheduler.schedule(after: interval) {
                        if let text = waiting.withLock({ $0.take() }) { subscriber.send(text) }
                    })
            case .failed(let error):
                subscriber.fail(error)
            case .completed:
                if let text = waiting.withLock({ $0.take() }) { subscriber.send(text) }
                subscriber.complete()
            }
        }
        let ending = CompositeDisposable()
        ending.add(source)
        ending.add(timer)
        return ending
    }
}

// MARK: - Task 5: break it

/// What the user types and answers, and how the service answers, so that the app goes wrong.
/// Write them as you would after `--type`, `--access` and `--plan`.
let breakingScript = BreakScript(
    keys: "tea{300ms}{delete}{1s}",
    access: "grant",
    plan: ""
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
