import Foundation
import ReactiveCore
import Synchronization

/// A tweet as the app shows it: a few of the many fields of the API's `status` object.
public struct Tweet: Sendable, Equatable, Identifiable {
    /// The API's `id_str`. The API's `id` is a number beyond 2^53, which a `Double` can't represent exactly.
    public let id: String
    /// The author's name, without the `@`: `user.screen_name`.
    public let username: String
    /// The text, with the API's HTML entities for `&`, `<`, and `>` decoded: `text`.
    public let text: String
    /// The address of the author's picture: `user.profile_image_url_https`.
    public let avatarURL: URL
    /// The language that Twitter guessed, such as `en`: `lang`, or `und` if it's missing.
    public let language: String
    /// The number of retweets: `retweet_count`, or 0 if it's missing.
    public let retweetCount: Int

    /// Creates a tweet.
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

    /// Called when a `status` object was read, on the reading thread.
    package static let read = Mutex<@Sendable () -> Void>({})

    /// Reads a `status` object; nil if its ID, text, author, or picture's address is missing.
    public init?(status: JSON) {
        guard let id = status["id_str"].string,
            let text = status["text"].string,
            let username = status["user"]["screen_name"].string,
            let avatarURL = status["user"]["profile_image_url_https"].string.flatMap({ URL(string: $0) })
        else { return nil }
        Self.read.withLock { $0 }()
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
    /// Decodes the API's three entities, `&amp;` last, because `&amp;lt;` means `&lt;`.
    fileprivate var unescapingEntities: String {
        guard contains("&") else { return self }
        return replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    }
}

extension Tweet: ShortlyDescribed {
    /// The author's name.
    public var shortDescription: String { username }
}
