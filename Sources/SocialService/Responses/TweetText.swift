import Foundation

/// The pieces of a tweet's text: plain text, `#hashtags`, `@mentions` and links.
struct TweetText: Sendable, Equatable {
    enum Piece: Sendable, Equatable {
        case plain(String)
        case hashtag(String)
        case mention(String)
        /// The complete address, not its short link.
        case link(String)

        /// The piece as a tweet shows it. A link becomes a short link of 22 characters.
        var shown: String {
            switch self {
            case .plain(let text): text
            case .hashtag(let name): "#" + name
            case .mention(let name): "@" + name
            case .link(let address): ShortLink.address(of: address)
            }
        }

        var length: Int { shown.unicodeScalars.count }
    }

    private(set) var pieces: [Piece] = []

    /// The number of Unicode code points, which is at most ``maximumLength``.
    var length: Int { pieces.reduce(0) { $0 + $1.length } }

    static let maximumLength = 140

    init(_ text: String) {
        let scalars = text.unicodeScalars
        var plain = scalars.startIndex
        var position = plain
        func endPlainText() {
            if plain < position { pieces.append(.plain(String(scalars[plain..<position]))) }
        }
        // Most tweets have no entities.
        if strpbrk(text, "#@:") == nil { position = scalars.endIndex }
        while position < scalars.endIndex {
            if let (piece, end) = Self.entity(at: position, of: scalars) {
                endPlainText()
                pieces.append(piece)
                (plain, position) = (end, end)
            } else {
                position = scalars.index(after: position)
            }
        }
        endPlainText()
    }

    private static func entity(
        at start: String.Index, of scalars: String.UnicodeScalarView
    ) -> (piece: Piece, end: String.Index)? {
        let sign = scalars[start]
        guard sign == "#" || sign == "@" || sign == "h" else { return nil }
        if start > scalars.startIndex, isWordScalar(scalars[scalars.index(before: start)]) { return nil }
        let rest = scalars[scalars.index(after: start)...]
        switch sign {
        case "#":
            let name = rest.prefix(while: isWordScalar)
            // "#1" is not a hashtag: it needs a letter.
            return name.contains { $0.properties.isAlphabetic } ? (.hashtag(String(name)), name.endIndex) : nil
        case "@":
            let name = rest.prefix { $0.isASCII && isNameByte(UInt8($0.value)) }
            return (1...15).contains(name.count) ? (.mention(String(name)), name.endIndex) : nil
        default:
            var address = scalars[start...].prefix { $0.isASCII && !$0.properties.isWhitespace && $0 != "\"" }
            while let last = address.last, ".,;:!?)'".unicodeScalars.contains(last) { address.removeLast() }
            let text = String(address)
            return text.hasPrefix("http://") || text.hasPrefix("https://") ? (.link(text), address.endIndex) : nil
        }
    }

    /// Adds `RT @name: ` at the front. If that exceeds 140 code points, it's shortened with an ellipsis, and the
    /// shortened piece becomes plain text.
    ///
    /// - Returns: whether the text was shortened.
    mutating func retweet(from screenName: String) -> Bool {
        pieces = [.plain("RT "), .mention(screenName), .plain(": ")] + pieces
        guard length > Self.maximumLength else { return false }
        var room = Self.maximumLength - 1
        let kept = pieces.prefix { piece in
            let fits = piece.length <= room
            if fits { room -= piece.length }
            return fits
        }
        let part = String(String.UnicodeScalarView(pieces[kept.count].shown.unicodeScalars.prefix(room)))
        pieces = kept + [.plain(part + "…")]
        return true
    }

    private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isNameByte(UInt8(scalar.value)) }
        return scalar.isLetterMarkOrDigit || scalar == "\u{200C}"
    }
}

enum ShortLink {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")

    static func address(of link: String) -> String {
        let numbers = SeededNumbers(name: link)
        return "http://t.co/" + String((0..<10).map { alphabet[numbers.below(alphabet.count, $0)] })
    }

    static func display(of link: String) -> String {
        let bare = link.dropFirst(link.hasPrefix("https://") ? 8 : 7)
        return bare.count <= 30 ? String(bare) : bare.prefix(29) + "…"
    }
}
