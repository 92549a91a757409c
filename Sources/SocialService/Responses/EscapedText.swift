/// The text of a tweet as the API sends it, with `&`, `<` and `>` escaped as in HTML, and the ranges of its entities.
///
/// Ranges count Unicode code points of the escaped text, so `&amp;` counts five, and an emoji beyond the first 65,536
/// characters counts one. (A Swift `String` counts characters, and an `NSString` counts UTF-16 units: neither fits.)
struct EscapedText: Sendable, Equatable {
    struct Entity: Sendable, Equatable {
        let piece: TweetText.Piece
        let range: Range<Int>
    }

    private(set) var text = ""
    private(set) var entities: [Entity] = []

    init(_ tweet: TweetText) {
        var length = 0
        for piece in tweet.pieces {
            let escaped = Self.escaped(piece.shown)
            let end = length + escaped.unicodeScalars.count
            if case .plain = piece {} else { entities.append(Entity(piece: piece, range: length..<end)) }
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
