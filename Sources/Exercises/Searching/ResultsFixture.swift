import Foundation
import Seeding
import StarterProject
import Synchronization
import TerminalUI

/// The form in a world, with lists of tweets that come, are scrolled through, and are looked at.
///
/// Actions: `openForm`; `show`; `showOnceDecoded`; those of ``ObservedForm``.
/// Lanes: those of ``ObservedForm``. Counted objects: `form`; `cell`, each cell that was in sight when a list was
/// shown.
@MainActor
final class ResultsFixture: Fixture {
    private let context: ScenarioContext
    private let loading: AvatarsExercise.Loading
    private var observed: ObservedForm?
    private let next = NextTweets()

    init(_ context: ScenarioContext, loading: @escaping AvatarsExercise.Loading) {
        self.context = context
        self.loading = loading
    }

    func perform(_ action: Stimulus.Action) throws(UnknownAction) {
        switch action {
        case .openForm(let world):
            open(world)
            if let form = observed?.form { loading(form) }
        case .show(let tweets): show(tweets)
        case .showOnceDecoded(let tweets): next.tweets.withLock { $0 = tweets }
        default: try observed.perform(action)
        }
    }

    private func open(_ world: SearchWorld) {
        observed = ObservedForm(world, context) { [weak self, next, main = context.schedulers.main] in
            guard let tweets = next.tweets.withLock({ $0.take() }) else { return }
            main.schedule { MainActor.assumeIsolated { self?.show(tweets) } }
        }
    }

    private func show(_ tweets: [ShownTweet]) {
        guard let results = observed?.form?.results else { return }
        results.show(tweets.map(\.tweet))
        for row in results.table.visibleRows {
            if let cell = results.table.cell(forRow: row) { context.living.watch(cell, as: "cell") }
        }
    }
}

/// The tweets to show when the next picture has been decoded.
private final class NextTweets: Sendable {
    let tweets = Mutex<[ShownTweet]?>(nil)
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
