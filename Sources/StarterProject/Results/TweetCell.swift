import TerminalUI

/// A row of the results: the author in bold, the text of the tweet, and the author's avatar.
@MainActor
public final class TweetCell: TableCell {
    /// The tweet that the cell shows; nil before its first.
    public private(set) var tweet: Tweet?

    /// Shows a tweet. It doesn't change the picture, which the chapters load.
    func show(_ tweet: Tweet) {
        self.tweet = tweet
        title = "@" + tweet.username
        detail = tweet.text.replacing("\n", with: " ")
        initials = String(tweet.username.prefix(2))
    }
}
