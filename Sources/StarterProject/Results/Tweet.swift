import Foundation

/// A tweet as the app shows it: a few of the many fields of the API's `status` object, under names of our own.
public struct Tweet: Sendable, Equatable, Identifiable {
    /// The API's `id_str`. The `id` beside it is a number beyond 2^53, which a `Double` cannot hold.
    public let id: String
    /// Who wrote it, without the `@`: `user.screen_name`.
    public let username: String
    /// What it says: `text`, in which the API writes `&`, `<` and `>` as HTML entities, unescaped.
    public let text: String
    /// Where the picture of its author is: `user.profile_image_url_https`.
    public let avatarURL: URL
    /// The language it is written in, as Twitter guessed it, such as `en`: `lang`.
    public let language: String
    /// How often it was passed on: `retweet_count`.
    public let retweetCount: Int

    /// A tweet.
    public init(
        id: String, username: String, text: String, avatarURL: URL, language: String = "en", retweetCount: Int = 0
    ) {
        self.id = id
        self.username = username
        self.text = text
        self.avatarURL = avatarURL
        self.language = language
        self.retweetCount = retweetCount
    }

    /// The tweet of a `status` object; nil where a field is missing that the app cannot do without.
    public init?(status: JSON) {
        guard let id = status["id_str"].string,
            let text = status["text"].string,
            let username = status["user"]["screen_name"].string,
            let avatarURL = status["user"]["profile_image_url_https"].string.flatMap({ URL(string: $0) })
        else { return nil }
        self.init(
            id: id,
            username: username,
            text: text.unescapingEntities,
            avatarURL: avatarURL,
            language: status["lang"].string ?? "und",
            retweetCount: status["retweet_count"].number.map { Int($0) } ?? 0
        )
    }
}

extension String {
    /// The text with the API's three entities as the characters they stand for. `&amp;` comes last: `&amp;lt;` means `&lt;`.
    fileprivate var unescapingEntities: String {
        guard contains("&") else { return self }
        return replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
}
