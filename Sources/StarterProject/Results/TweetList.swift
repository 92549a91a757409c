import ReactiveCore
import TerminalUI

/// The results of a search: a table of tweets, with room for an avatar on the left.
@MainActor
public final class TweetList {
    /// The table view that shows the tweets.
    public let table: TableView<TweetCell>

    /// The tweets in the table.
    public var tweets: [Tweet] { shown.value }

    /// Sends the table's tweets on subscription, then each new list.
    public nonisolated var tweetsSignal: MainSignal<[Tweet], Never> { shown.signal }

    /// Called whenever a cell is filled with a tweet. Chapter 09 loads the avatar here.
    public var onConfigure: (_ cell: TweetCell, _ tweet: Tweet) -> Void = { _, _ in }

    private nonisolated let shown: MainProperty<[Tweet]>

    /// Creates an empty list.
    ///
    /// - Parameter scheduler: the main scheduler, for the signals.
    public init(scheduler: MainScheduler = MainScheduler()) {
        table = TableView(rowHeight: 4, scheduler: scheduler)
        shown = MainProperty([], scheduler: scheduler)
        table.configure = { [weak self] cell, row in self?.configure(cell, row) }
    }

    /// Replaces the tweets, and scrolls to the first.
    public func show(_ tweets: [Tweet]) {
        shown.value = tweets
        table.rowCount = tweets.count
        table.reload()
        table.scroll(toRow: 0)
    }

    private func configure(_ cell: TweetCell, _ row: Int) {
        let tweet = tweets[row]
        cell.show(tweet)
        onConfigure(cell, tweet)
    }
}

/// A row of the results: the author in bold, the text of the tweet, and the author's avatar.
@MainActor
public final class TweetCell: TableCell {
    /// The cell's tweet; nil before the first.
    public private(set) var tweet: Tweet?

    func show(_ tweet: Tweet) {
        self.tweet = tweet
        title = "@" + tweet.username
        detail = tweet.text.replacing("\n", with: " ")
        initials = String(tweet.username.prefix(2))
    }
}
