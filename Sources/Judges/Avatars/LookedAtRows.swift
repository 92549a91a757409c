import Exercises
import Grading

/// What somebody saw who looked at the list of results: the rows in sight, each with its tweet and its picture.
struct LookedAtRows {
    /// A row that was looked at.
    struct Row: Equatable {
        let id: String
        /// The picture's fingerprint, or `-`.
        let picture: String
    }

    /// One list of rows for each look, in order.
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
            if case .show(let tweets) = stimulus.action { tweets } else { [] }
        }
        shown = Dictionary(tweets.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
    }

    /// Who wrote the tweet of a row.
    func author(of row: Row) -> String { "@" + (shown[row.id]?.username ?? "?") }

    /// Whose picture a row shows, if it is anybody's.
    func owner(of row: Row) -> String? {
        shown.values.first { AvatarPictures.fingerprint(at: $0.avatar) == row.picture }.map { "@" + $0.username }
    }

    /// Whether a row shows its own author's picture.
    func isRight(_ row: Row) -> Bool {
        shown[row.id].map { AvatarPictures.fingerprint(at: $0.avatar) == row.picture } ?? false
    }

    /// Whether a row shows a picture, and it is another one's.
    func isSomebodyElses(_ row: Row) -> Bool {
        row.picture != "-" && !isRight(row)
    }
}
