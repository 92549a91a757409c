import Exercises
import Grading

/// The visible rows of the list of results, each with its tweet and its picture, whenever a stimulus looked at them.
struct LookedAtRows {
    /// A visible row.
    struct Row: Equatable {
        let id: String
        /// The picture's fingerprint, or `-`.
        let picture: String
    }

    /// The rows at each look, in order.
    let looks: [[Row]]

    private let shown: [String: ShownTweet]

    init(_ transcript: Transcript) {
        looks = transcript.values(in: .rows).map { line in
            line.split(separator: " ").compactMap { part in
                let sides = part.split(separator: "=")
                return sides.count == 2 ? Row(id: String(sides[0]), picture: String(sides[1])) : nil
            }
        }
        let tweets = transcript.stimuli.flatMap { stimulus -> [ShownTweet] in
            switch stimulus.action {
            case .show(let tweets), .showOnceDecoded(let tweets): tweets
            default: []
            }
        }
        shown = Dictionary(tweets.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    }

    /// The finding if the list was gone when a stimulus looked at it.
    static func missing(hint: Int) -> Finding {
        Finding("The list of results was gone before the end of the scenario.", hint: hint)
    }

    /// The finding if a row shows the picture of the row that its cell was before, while its own is on its way.
    func oldFace(in look: [Row]) -> Finding? {
        guard let row = look.first(where: isSomebodyElses) else { return nil }
        return Finding(
            """
            The row of \(author(of: row)) showed the picture of \(owner(of: row) ?? "no author") when \
            it became visible, since its cell was reused. Set `cell.image` to nil first.
            """, hint: 3)
    }

    /// The author of a row's tweet.
    func author(of row: Row) -> String { "@" + (shown[row.id]?.username ?? "?") }

    /// The names of the pictures of some tweets.
    func pictures(of ids: Set<String>) -> Set<String> {
        Set(ids.compactMap { shown[$0]?.avatar.lastPathComponent })
    }

    /// The author whose picture a row shows; nil for any other picture, and for none.
    func owner(of row: Row) -> String? {
        shown.values.first { AvatarPictures.fingerprint(at: $0.avatar) == row.picture }.map { "@" + $0.username }
    }

    /// Whether a row shows its own author's picture.
    func isRight(_ row: Row) -> Bool {
        shown[row.id].map { AvatarPictures.fingerprint(at: $0.avatar) == row.picture } ?? false
    }

    /// Whether a row shows a picture, but not its author's.
    func isSomebodyElses(_ row: Row) -> Bool {
        row.picture != "-" && !isRight(row)
    }
}

extension Scenario {
    /// Cells are reused after their pictures were decoded, and before these get to main.
    ///
    /// - Parameter message: the finding's message, from words such as "The row of @a shows the picture of @b".
    static func anotherListWhileAPictureWaits(
        _ message: @escaping @Sendable (_ row: String) -> String
    ) -> Scenario {
        Scenario("another list arrives while a picture waits for main", input: Typing.self) { typing in
            let tweets = AvatarPictures.tweets(12, using: &typing.generator)
            typing.open()
            typing.add(.showOnceDecoded(tweets.suffix(6).map(ShownTweet.init)))
            typing.show(Array(tweets.prefix(6)), after: .milliseconds(100))
            typing.add(.look, after: .milliseconds(70))
        } judge: { transcript in
            let rows = LookedAtRows(transcript)
            guard let look = rows.looks.last else { return LookedAtRows.missing(hint: 2) }
            guard let row = look.first(where: rows.isSomebodyElses) else { return nil }
            let owner = rows.owner(of: row) ?? "another author"
            return Finding(message("The row of \(rows.author(of: row)) shows the picture of \(owner)"), hint: 3)
        }
    }
}
