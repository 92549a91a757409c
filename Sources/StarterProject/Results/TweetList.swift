import ReactiveCore
import TerminalUI

/// The results of a search, as the starter project hands them over: a table of tweets, with room for an avatar on the left of each.
@MainActor
public final class TweetList {
    /// The table that shows them; a view for a screen.
    public let table: TableView<TweetCell>

    /// The tweets on show.
    public var tweets: [Tweet] { shown.value }

    /// The tweets on show at once, then each list that replaces them.
    public nonisolated var tweetsSignal: MainSignal<[Tweet], Never> { shown.signal }

    /// What is done with a cell when it gets a tweet, beyond showing its name and its text. Chapter 09 loads the avatar here.
    public var onConfigure: (_ cell: TweetCell, _ tweet: Tweet) -> Void = { _, _ in }

    private nonisolated let shown: MainProperty<[Tweet]>

    /// An empty list.
    /// - Parameter scheduler: takes a subscription that is made off the main queue there.
    public init(scheduler: MainScheduler = MainScheduler()) {
        table = TableView(rowHeight: 4, scheduler: scheduler)
        shown = MainProperty([], scheduler: scheduler)
        table.configure = { [weak self] cell, row in self?.configure(cell, row) }
    }

    /// Shows other tweets, from the first one on.
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
