import Foundation
import Seeding
import StarterProject
import TerminalUI

/// The form in a world, with lists of tweets that come, are scrolled through, and are looked at.
///
/// Actions: `openForm`; `show`; those of ``ObservedForm``.
/// Lanes: those of ``ObservedForm``. Counted objects: `form`; `cell`, each cell that was in sight when a list was shown.
@MainActor
final class ResultsFixture: Fixture {
    private let context: ScenarioContext
    private let loading: AvatarsExercise.Loading
    private var observed: ObservedForm?

    init(_ context: ScenarioContext, loading: @escaping AvatarsExercise.Loading) {
        self.context = context
        self.loading = loading
    }

    func perform(_ action: Stimulus.Action) throws(UnknownAction) {
        switch action {
        case .openForm(let world):
            observed = ObservedForm(world, context)
            if let form = observed?.form { loading(form) }
        case .show(let tweets): show(tweets.map(\.tweet))
        default: try observed.perform(action)
        }
    }

    private func show(_ tweets: [Tweet]) {
        guard let results = observed?.form?.results else { return }
        results.show(tweets)
        for row in results.table.visibleRows {
            if let cell = results.table.cell(forRow: row) { context.living.watch(cell, as: "cell") }
        }
    }
}

/// What a scenario about avatars needs of a tweet.
public struct ShownTweet: Codable, Sendable, Equatable {
    /// The tweet's id.
    public var id: String
    /// Its author's name.
    public var username: String
    /// The address of the author's picture.
    public var avatar: URL

    /// The part of a tweet that matters here.
    public init(_ tweet: Tweet) {
        self.init(id: tweet.id, username: tweet.username, avatar: tweet.avatarURL)
    }

    init(id: String, username: String, avatar: URL) {
        self.id = id
        self.username = username
        self.avatar = avatar
    }

    fileprivate var tweet: Tweet {
        Tweet(id: id, username: username, text: "by \(username)", avatarURL: avatar)
    }
}

extension Image {
    /// A short name for the picture: equal for equal pictures, and different for different ones.
    public var fingerprint: String {
        let bytes = pixels.lazy.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
        return String(FNV1a.hash(bytes), radix: 16)
    }
}
