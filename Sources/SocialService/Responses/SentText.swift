/// The text as it goes out: `&`, `<` and `>` escaped as in HTML, and where its entities are.
///
/// Indices count Unicode code points of this escaped text, so `&amp;` counts five and an emoji outside the first 65,536
/// characters counts one. (A Swift `String` counts characters, an `NSString` UTF-16 units; neither can be used as they are.)
struct SentText: Sendable, Equatable {
    struct Entity: Sendable, Equatable {
        let piece: TweetText.Piece
        let start: Int
        let end: Int
    }

    private(set) var text = ""
    private(set) var entities: [Entity] = []

    init(_ tweet: TweetText) {
        var length = 0
        for piece in tweet.pieces {
            let escaped = Self.escaped(piece.shown)
            let end = length + escaped.unicodeScalars.count
            if case .plain = piece {} else { entities.append(Entity(piece: piece, start: length, end: end)) }
            text += escaped
            length = end
        }
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == 0x26 || $0 == 0x3C || $0 == 0x3E }) else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
