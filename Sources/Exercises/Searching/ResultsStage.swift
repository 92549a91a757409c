import Foundation
import Seeding
import StarterProject
import TerminalUI

/// The form in a world, with lists of tweets that come, are scrolled through, and are looked at.
///
/// Words: `open` with a ``SearchWorld``; `show` with ``ShownTweets``; those of ``ObservedForm``.
/// Lanes: those of ``ObservedForm``. Living: `form`.
@MainActor
final class ResultsStage: Stage {
    private let setting: Setting
    private let loading: AvatarsExercise.Loading
    private var form: ObservedForm?

    init(_ setting: Setting, loading: @escaping AvatarsExercise.Loading) {
        self.setting = setting
        self.loading = loading
    }

    func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "open":
            form = ObservedForm(stimulus.world ?? SearchWorld(), setting)
            if let form = form?.form { loading(form) }
        case "show": form?.form?.results.show(stimulus.shownRows.map(\.tweet))
        default: form?.perform(stimulus)
        }
    }
}

/// A list of tweets, as far as avatars are concerned, as the value of a stimulus.
public struct ShownTweets: Codable, Sendable, Equatable {
    /// One of them.
    public struct Row: Codable, Sendable, Equatable {
        /// The tweet's.
        public var id: String
        /// Its author's.
        public var username: String
        /// Where the author's picture is.
        public var avatar: URL

        /// What matters of a tweet.
        public init(_ tweet: Tweet) {
            (id, username, avatar) = (tweet.id, tweet.username, tweet.avatarURL)
        }

        fileprivate var tweet: Tweet {
            Tweet(id: id, username: username, text: "by \(username)", avatarURL: avatar)
        }
    }

    /// The tweets, in the order of the list.
    public var rows: [Row]

    /// A list.
    public init(_ tweets: [Tweet]) {
        rows = tweets.map(Row.init)
    }
}

extension Stimulus {
    /// Shows tweets in the list of results.
    public static func show(_ tweets: ShownTweets, at time: Duration) -> Stimulus {
        // A struct of texts always encodes.
        Stimulus(at: time, "show", (try? JSONEncoder().encode(tweets)).map { String(decoding: $0, as: UTF8.self) })
    }

    /// The rows of a `show`; none for every other word.
    public var shownRows: [ShownTweets.Row] {
        guard name == "show", let value else { return [] }
        return (try? JSONDecoder().decode(ShownTweets.self, from: Data(value.utf8)).rows) ?? []
    }
}

extension Image {
    /// A short name for the picture: the same picture has the same, and another one another.
    public var fingerprint: String {
        let bytes = pixels.lazy.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
        return String(FNV1a.hash(bytes), radix: 16)
    }
}
