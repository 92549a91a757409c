import TerminalUI

/// A row of the results: who wrote the tweet, in bold, what it says, and the author's avatar, if somebody sets it.
@MainActor
public final class TweetCell: TableCell {
    /// The tweet that the cell shows; nil in one that has never shown any.
    public private(set) var tweet: Tweet?

    /// Shows a tweet. The picture of the tweet before stays where it is: whoever loads pictures sees to it.
    func show(_ tweet: Tweet) {
        self.tweet = tweet
        title = "@" + tweet.username
        detail = tweet.text.replacing("\n", with: " ")
        initials = String(tweet.username.prefix(2))
    }
}
