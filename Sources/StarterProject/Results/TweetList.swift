import ReactiveCore
import TerminalUI

/// The results of a search: a table of tweets, with room for an avatar at the left of each.
@MainActor
public final class TweetList {
    /// The table, a view for a screen.
    public let table: TableView<TweetCell>

    /// The tweets in the table.
    public var tweets: [Tweet] { shown.value }

    /// Sends the tweets in the table on subscription, then each list that replaces them.
    public nonisolated var tweetsSignal: MainSignal<[Tweet], Never> { shown.signal }

    /// Called for a cell when it shows another tweet. Chapter 09 loads the avatar here.
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
