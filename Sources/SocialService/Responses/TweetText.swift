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

    /// The maximum length of a tweet, in Unicode code points.
    static let maximumLength = 140

    static func length(of text: String) -> Int { TweetText(text).pieces.reduce(0) { $0 + $1.length } }

    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        var plain = String.UnicodeScalarView()
        var position = 0
        func isInWord() -> Bool { position > 0 && Self.isWordScalar(scalars[position - 1]) }
        func run(from start: Int, while accept: (Unicode.Scalar) -> Bool) -> String {
            var end = start
            while end < scalars.count, accept(scalars[end]) { end += 1 }
            return String(String.UnicodeScalarView(scalars[start..<end]))
        }
        while position < scalars.count {
            var piece: Piece?
            switch scalars[position] {
            case "#" where !isInWord():
                let name = run(from: position + 1, while: Self.isWordScalar)
                // "#1" is not a hashtag: it needs a letter.
                if name.unicodeScalars.contains(where: { $0.properties.isAlphabetic }) { piece = .hashtag(name) }
            case "@" where !isInWord():
                let name = run(from: position + 1) { $0.isASCII && isNameByte(UInt8($0.value)) }
                if (1...15).contains(name.utf8.count) { piece = .mention(name) }
            case "h" where !isInWord():
                let address = run(from: position) { !$0.properties.isWhitespace && $0.isASCII && $0 != "\"" }
                let trimmed = Self.withoutPunctuation(address)
                if trimmed.hasPrefix("http://") || trimmed.hasPrefix("https://") { piece = .link(trimmed) }
            default: break
            }
            if let piece {
                if !plain.isEmpty { pieces.append(.plain(String(plain))) }
                plain = String.UnicodeScalarView()
                pieces.append(piece)
                if case .link(let address) = piece {
                    position += address.unicodeScalars.count
                } else {
                    position += piece.length
                }
            } else {
                plain.append(scalars[position])
                position += 1
            }
        }
        if !plain.isEmpty { pieces.append(.plain(String(plain))) }
    }

    private init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Returns `RT @name: ` and this text. If that exceeds 140 code points, it's shortened with an ellipsis, and the
    /// shortened piece becomes plain text.
    func retweeted(from screenName: String) -> (text: TweetText, isCut: Bool) {
        let whole: [Piece] = [.plain("RT "), .mention(screenName), .plain(": ")] + pieces
        guard whole.reduce(0, { $0 + $1.length }) > Self.maximumLength else { return (TweetText(pieces: whole), false) }
        var kept: [Piece] = []
        var room = Self.maximumLength - 1
        for piece in whole {
            if piece.length <= room {
                kept.append(piece)
                room -= piece.length
            } else {
                var part = String.UnicodeScalarView(piece.shown.unicodeScalars.prefix(room))
                part.append("…")
                kept.append(.plain(String(part)))
                break
            }
        }
        return (TweetText(pieces: kept), true)
    }

    private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return isNameByte(UInt8(scalar.value)) }
        return scalar.isLetterMarkOrDigit || scalar == "\u{200C}"
    }

    private static func withoutPunctuation(_ address: String) -> String {
        var address = Substring(address)
        while let last = address.last, ".,;:!?)'".contains(last) { address.removeLast() }
        return String(address)
    }
}

enum ShortLink {
    static func address(of link: String) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
        let numbers = SeededNumbers(name: link)
        let code = (0..<10).map { alphabet[numbers.below(alphabet.count, $0)] }
        return "http://t.co/" + String(decoding: code, as: UTF8.self)
    }

    static func display(of link: String) -> String {
        let bare = link.hasPrefix("https://") ? link.dropFirst(8) : link.dropFirst(7)
        return bare.count <= 30 ? String(bare) : bare.prefix(29) + "…"
    }
}

/// A tweet's text as the API sends it, with `&`, `<`, and `>` escaped as in HTML, and the ranges of its entities.
///
/// Ranges count Unicode code points of the escaped text: five for `&amp;`, and one for 😀. (`String` counts characters,
/// and `NSString` counts UTF-16 units, so neither matches.)
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
