import ReactiveCore
import SocialService

/// Twitter for `async` code.
public struct AsyncTwitter: Sendable {
    private let twitter: Twitter
    private let accounts: AccountStore

    /// Makes a Twitter that searches with the device's account.
    public init(_ twitter: Twitter, accounts: AccountStore) { (self.twitter, self.accounts) = (twitter, accounts) }

    /// Asks for access to the accounts, then searches for tweets with a text. Canceling the task cancels the request.
    ///
    /// - Throws: a ``TwitterInstantError``, or a `CancellationError`.
    public func search(for text: String) async throws -> [Tweet] {
        let answer = requestAccess(to: accounts)
            .then { StarterProject.search(for: text, on: twitter, accounts: accounts) }
            .tryMap(tweets(in:))
        guard let tweets = try await answer.first else { throw CancellationError() }
        return tweets
    }
}

extension SearchForm {
    /// Twitter, with this form's accounts.
    public nonisolated var asyncTwitter: AsyncTwitter { AsyncTwitter(twitter, accounts: accountStore) }

    /// The form's time, for `async` code.
    public nonisolated var clock: any Clock<Duration> { TaskClock(on: schedulers.background) }

    /// The texts of the field, from the current one on. Like any `AsyncStream`, it's for one loop.
    public var texts: AsyncStream<String> {
        AsyncStream { texts in
            let subscription = searchField.textSignal.subscribe(next: { text in texts.yield(text) })
            texts.onTermination = { _ in subscription.dispose() }
        }
    }
}
