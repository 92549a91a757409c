import ReactiveCore
import SocialService
import TerminalUI

// What the starter of a task calls in place of the answer to an earlier task of its chapter.

/// The color of the field for each of its texts: task 1 of chapter 01, without its subscriber.
public func colors(of searchField: TextField) -> MainSignal<Color, Never> {
    searchField.textSignal.map { text in isValidSearchText(text) ? Color.white : .yellow }
}

/// Asks for access to the Twitter accounts, once per subscription: task 1 of chapter 03. Fails with what `failure`
/// returns for the arguments of the store's callback; if it returns nil, sends one value and completes.
public func accessRequest(
    to accountStore: AccountStore,
    failure: @escaping @Sendable (_ granted: Bool, _ error: AccountError?) -> TwitterInstantError?
) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            if let failure = failure(granted, error) { return subscriber.fail(failure) }
            subscriber.send(())
            subscriber.complete()
        }
        return nil
    }
}

/// The valid texts of the field, once access is granted: task 1 of chapter 05, without its subscriber.
@MainActor
public func validTexts(of form: SearchForm) -> Signal<String, TwitterInstantError> {
    let texts = form.searchField.textSignal.signal
    return requestAccess(to: form.accountStore).then { texts }.filter(isValidSearchText)
}

/// A line about the answer to each valid text: task 1 of chapter 06, without its subscriber.
@MainActor
public func searchSummaries(for form: SearchForm) -> Signal<String, TwitterInstantError> {
    let (twitter, accounts) = (form.twitter, form.accountStore)
    return validTexts(of: form)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .map(\.searchSummary)
}

extension TweetCell {
    /// Empties the cell, and shows the picture when it has arrived: the second half of task 1 of chapter 09. The
    /// pipeline doesn't retain the cell.
    public func showPicture(of loading: MainSignal<Image, AvatarError>) {
        image = nil
        loading.subscribe(next: { [weak self] picture in self?.image = picture }, failed: { _ in })
    }
}

/// Loads the avatar of a tweet's author until `end` sends a value: task 3 of chapter 09, up to `deliver(on:)`.
public func avatar(
    of tweet: Tweet, from twitter: Twitter, on background: SerialQueueScheduler, until end: MainSignal<Void, Never>
) -> Signal<Image, AvatarError> {
    avatar(of: tweet, from: twitter, on: background).take(until: end.signal)
}

/// The tweets for each valid text after which the user pauses: task 1 of chapter 10, without its subscriber.
@MainActor
public func tweetsAfterAPause(for form: SearchForm) -> Signal<[Tweet], TwitterInstantError> {
    let (twitter, accounts) = (form.twitter, form.accountStore)
    return validTexts(of: form)
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMap { text in search(for: text, on: twitter, accounts: accounts) }
        .tryMap(tweets(in:))
}

/// The tweets of the newest search: task 1 of chapter 11, without its subscriber.
@MainActor
public func newestTweets(for form: SearchForm) -> Signal<[Tweet], TwitterInstantError> {
    let (twitter, accounts) = (form.twitter, form.accountStore)
    let texts = form.searchField.textSignal.signal
    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .filter(isValidSearchText)
        .flatMapLatest { text in search(for: text, on: twitter, accounts: accounts).tryMap(tweets(in:)) }
}
