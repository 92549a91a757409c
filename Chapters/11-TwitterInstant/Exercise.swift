// Chapter 11, Twitter Instant: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 11` for the whole file, `check 11.2` for task 2 alone.

import Exercises
import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

// MARK: - Task 1: the newest search wins

/// Searches once the typing has paused, and shows the tweets of the newest search. An older answer never replaces a
/// newer one, and a request that's overtaken is canceled.
@MainActor
func searchInstantly(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .filter(isValidSearchText)
        .flatMap { text in
            search(for: text, on: twitter, accounts: accounts)
                .tryMap(tweets(in:))
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] tweets in form?.results.show(tweets) },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}

// MARK: - Task 2: search on after an error

/// Like task 1, and a failed search doesn't stop the next one: its error is shown, and the next text is searched for as
/// if nothing had happened.
@MainActor
func searchOnAfterErrors(_ form: SearchForm) -> any Disposable {
    newestTweets(for: form)
        .map { tweets in SearchOutcome.found(tweets) }
        .catch { error in .just(.failed(error)) }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] outcome in form?.show(outcome) })
}

// MARK: - Task 3: predict

/// Two texts are searched for: `a` in step 1, `b` in step 3, counted from 0. The answer to `a` takes five steps, the
/// answer to `b` two. Each answer is one value, the letter of its text, and completes. The texts never complete. What
/// does this pipeline send?
///
///     texts.flatMapLatest { text in answer(to: text) }
///
/// Write one character per step, up to the last value: a letter, or `-` where nothing is sent.
let predictedAnswers = "?"

// MARK: - Task 4: a view model

/// The finished app without its screen: the typed text goes into `text`, and the result comes out of `outcome`. Half a
/// second after the last change the text is searched for, the newest search wins, and a failure is an outcome like any
/// other, denied access too. A text that is too short becomes `.tooShort` after the same half second, without a
/// request, and cancels the running search. The model is freed when nothing else holds it, even during a search.
@MainActor
final class InstantModel: SearchModel {
    let text: MainProperty<String>
    let outcome: MainProperty<SearchOutcome>

    init(twitter: Twitter, accounts: AccountStore, main: MainScheduler) {
        text = MainProperty("", scheduler: main)
        outcome = MainProperty(.tooShort, scheduler: main)
    }
}

// MARK: - Task 5: the finished app

/// The whole app. It has to get through a storm: bursts of typing, deleted texts, answers out of order, a service that
/// is over capacity, a rate limit, denied access, reused rows, and a form that closes halfway. A text that is too short
/// waits for the pause, too; then it cancels the running search and empties the list. `form.show(_:)` shows an outcome.
@MainActor
func finishedApp(_ form: SearchForm) -> any Disposable {
    let schedulers = form.schedulers
    form.results.onConfigure = { [twitter = form.twitter] cell, tweet in
        cell.image = nil
        avatar(of: tweet, from: twitter, on: schedulers.background)
            .deliver(on: schedulers.main)
            .subscribe(next: { [weak cell] image in cell?.image = image }, failed: { _ in })
    }

    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMap { text in
            search(for: text, on: twitter, accounts: accounts)
                .tryMap(tweets(in:))
        }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { tweets in form.show(.found(tweets)) },
            failed: { error in form.show(.failed(error)) }
        )
}

// MARK: - Task 6: break it

/// What the user types and answers, and how the service answers, so that the screen is wrong.
/// Write them as you would after `--type`, `--access` and `--plan`.
let breakingScript = BreakScript(
    keys: "swift",
    access: "grant",
    plan: "200@80ms"
)

// MARK: - What the workbook reads

@MainActor
let exercise = TwitterInstantExercise(
    searchInstantly: searchInstantly,
    searchOnAfterErrors: searchOnAfterErrors,
    predictedAnswers: predictedAnswers,
    model: InstantModel.init(twitter:accounts:main:),
    finishedApp: finishedApp,
    script: breakingScript
)
