// Chapter 06, Search: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 6` for the whole file, `check 6.2` for task 2 alone.

import Exercises
import Foundation
import ReactiveCore
import SocialService
import StarterProject

// MARK: - Task 1: search as you type

/// Once access is granted, searches for each valid text of the field, and logs every answer as it comes.
@MainActor
func searchAsYouType(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let twitter = form.twitter
    let accounts = form.accountStore

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .subscribe(
            next: { [weak form] text in form?.log(text) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}

// MARK: - Task 2: the request as a signal

/// Searches for the tweets with a text, once per subscription. Sends the answer and completes, or fails with what went
/// wrong. Disposal cancels the request.
func answers(to text: String, on twitter: Twitter, accounts: AccountStore) -> Signal<JSON, TwitterInstantError> {
    Signal { subscriber in
        var request = twitter.searchRequest(for: text)
        request.account = accounts.accounts(of: .twitter).last
        request.perform { data, _, _ in
            guard let data, let json = try? JSON(parsing: data) else { return }
            subscriber.send(json)
        }
        return nil
    }
}

// MARK: - Task 3: predict

/// What comes out of `flatMap`, as marbles, one character per step: the letter of an answer, `#` for a failure, `-` for
/// nothing.
///
///     texts  a-b-c-d
///
/// The answer to a takes 5 steps, the answer to b 1 step. The search for c fails after 4 steps. The answer to d would
/// take 3 steps.
let predictedAnswers = "?"

// MARK: - Task 4: do something about it

/// What the user can do about a failure.
func nextStep(after error: TwitterInstantError) -> NextStep {
    .tryLater
}

// MARK: - Task 5: a failed search is not the end

/// Searches for each valid text and logs every answer, and every failed search, as it comes. A failed search doesn't
/// stop the others.
@MainActor
func searchForGood(_ form: SearchForm) -> any Disposable {
    searchSummaries(for: form)
        .subscribe(
            next: { [weak form] line in form?.log(line) },
            failed: { [weak form] error in form?.log("failed: \(error)") }
        )
}

// MARK: - Task 6: break it

/// What the user types and answers, and how the service answers, so that something is missing from the log.
/// Write them as you would after `--type`, `--access` and `--plan`.
let breakingScript = BreakScript(
    keys: "swift",
    access: "grant",
    plan: "200@80ms"
)

// MARK: - What the workbook reads

@MainActor
let exercise = SearchExercise(
    searchAsYouType: searchAsYouType,
    answers: answers(to:on:accounts:),
    predictedAnswers: predictedAnswers,
    nextStep: nextStep(after:),
    searchForGood: searchForGood,
    script: breakingScript
)
