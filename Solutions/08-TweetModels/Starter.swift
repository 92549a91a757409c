// Chapter 08, Tweet models: the file that is yours.
//
// A task is everything between its `MARK: - Task` and the next `MARK`. Change it, save the file, and ask the workbook
// for a verdict: `check 8` for the whole file, `check 8.2` for task 2 alone.

import Exercises
import ReactiveCore
import StarterProject

// MARK: - Task 1: show the tweets

/// Searches while the user types, and shows the tweets in `form.results`.
@MainActor
func showTweets(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .filter(isValidSearchText)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { _ in },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}

// MARK: - Task 2: an answer that holds no tweets

/// The tweets in an answer, in its order. Throws `.invalidResponse(.unexpectedJSON)` if the answer has no list, or if
/// an element of the list isn't a tweet.
@Sendable
func parseTweets(_ answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    let statuses = answer["statuses"].array ?? []
    return statuses.compactMap(Tweet.init(status:))
}

// MARK: - Task 3: most retweeted

/// The authors of the tweets in a language, at most three, and each named once. The author of the most retweeted tweet
/// comes first: a single tweet decides, not the sum of an author's retweets.
@Sendable
func popularAuthors(among tweets: [Tweet], language: String) -> [String] {
    []
}

// MARK: - Task 4: predict

/// Three answers arrive, as numbers of retweets: `[1, 4]` in step 0, `[]` in step 2, `[2, 2, 7]` in step 5, counted
/// from 0. The signal completes in the step after that. What does this pipeline send?
///
///     answers
///         .map { retweets in retweets.filter { count in count > 1 }.count }
///
/// Step by step: a number in quotes, such as `'2'`, `-` where nothing is sent, `|` where it completes.
let predictedLists = "?"

// MARK: - Task 5: a total that grows

/// How many different tweets have come so far: one number for each answer.
@Sendable
func countSeenTweets(
    _ answers: Signal<[Tweet], TwitterInstantError>
) -> Signal<Int, TwitterInstantError> {
    answers.map { tweets in tweets.count }
}

// MARK: - What the workbook reads

@MainActor
let exercise = TweetModelsExercise(
    showTweets: showTweets,
    parseTweets: parseTweets,
    popularAuthors: popularAuthors,
    predictedLists: predictedLists,
    countSeenTweets: countSeenTweets
)
