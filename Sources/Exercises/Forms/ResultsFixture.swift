import Foundation
import Playing
import StarterProject
import Terminal
import TerminalUI

/// The form in a world, with lists of tweets that appear, scroll, and are recorded.
///
/// Actions: `openForm`; `ask`, which loads the picture at an address, without a row; the actions of ``ObservedForm``.
/// Lanes: the lanes of ``ObservedForm``; `got`, the ``Image/fingerprint`` of a picture that `ask` loads; `failed`, also
/// with the number of each `ask` whose picture fails to load. Counted objects: as in ``ObservedForm``; `cell`, each
/// cell that is visible after a `show`.
@MainActor
final class ResultsFixture: Fixture {
    private let context: ScenarioContext
    private let loading: AvatarsExercise.Loading
    private let avatar: AvatarsExercise.LoadAvatar?
    private var observed: ObservedForm?

    init(
        _ context: ScenarioContext, loading: @escaping AvatarsExercise.Loading,
        avatar: AvatarsExercise.LoadAvatar? = nil
    ) {
        (self.context, self.loading, self.avatar) = (context, loading, avatar)
    }

    var views: [any ScreenView] { observed?.views ?? [] }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .openForm(let world):
            observed = ObservedForm(world, context)
            if let form = observed?.form { loading(form) }
        case .show:
            try observed.perform(action)
            watchCells()
        case .ask(let asker, let picture): try ask(asker, for: picture)
        default: try observed.perform(action)
        }
    }

    private func ask(_ asker: Int, for picture: String) throws(UnknownAction) {
        guard let avatar, let form = observed?.form, let url = URL(string: picture) else { throw UnknownAction() }
        let tweet = ShownTweet(id: "\(asker)", username: "asker", avatar: url).tweet
        avatar(tweet, form.twitter, form.schedulers.background).subscribe(
            next: { [observer = context.observer] image in observer.next(image.fingerprint, in: .got) },
            failed: { [observer = context.observer] _ in observer.next(asker, in: .failed) })
    }

    private func watchCells() {
        guard let table = observed?.form?.results.table else { return }
        for row in table.visibleRows {
            if let cell = table.cell(forRow: row) { context.living.watch(cell, as: "cell") }
        }
    }
}

/// The part of a tweet that a scenario about avatars needs.
public struct ShownTweet: Codable, Sendable, Equatable {
    /// The tweet's ID.
    public var id: String
    /// The name of the tweet's author.
    public var username: String
    /// The address of the author's picture.
    public var avatar: URL

    var tweet: Tweet { Tweet(id: id, username: username, text: "by \(username)", avatarURL: avatar) }
}

extension ShownTweet {
    public init(_ tweet: Tweet) { self.init(id: tweet.id, username: tweet.username, avatar: tweet.avatarURL) }
}

extension Image {
    /// A short name for the picture: a hash of its pixels, so pictures with equal pixels have equal names.
    public var fingerprint: String { String(pixels.withUnsafeBytes { FNV1a.hash($0) }, radix: 16) }
}
