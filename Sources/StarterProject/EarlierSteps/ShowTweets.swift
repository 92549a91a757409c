import ReactiveCore

/// Searches for each valid text of the field, and shows the tweets: the step of chapter 08.
@MainActor
@discardableResult
public func showTweets(_ form: SearchForm) -> any Disposable {
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

/// Returns the tweets in the answer to a search, in the order of the answer: the step of chapter 08.
///
/// - Throws: `invalidResponse` if the answer doesn't contain a list, or if an element of it isn't a tweet.
@Sendable
public func tweets(in answer: JSON) throws(TwitterInstantError) -> [Tweet] {
    guard let statuses = answer["statuses"].array else { throw .invalidResponse(.unexpectedJSON) }
    let tweets = statuses.compactMap(Tweet.init(status:))
    guard tweets.count == statuses.count else { throw .invalidResponse(.unexpectedJSON) }
    return tweets
}
