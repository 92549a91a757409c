import Terminal

/// A key that sends an escape sequence or a control character, or a typed text.
public enum KeyStroke: ExpressibleByStringLiteral, Sendable {
    case up, down, left, right, home, end, pageUp, pageDown, delete
    case backspace, escape
    case control(Character)
    case text(String)
    /// A text, as a terminal in bracketed-paste mode sends it.
    case paste(String)

    public init(stringLiteral text: String) { self = .text(text) }

    /// The bytes that an xterm sends.
    public var bytes: String {
        switch self {
        case .up: "\u{1b}[A"
        case .down: "\u{1b}[B"
        case .right: "\u{1b}[C"
        case .left: "\u{1b}[D"
        case .home: "\u{1b}[H"
        case .end: "\u{1b}[F"
        case .pageUp: "\u{1b}[5~"
        case .pageDown: "\u{1b}[6~"
        case .delete: "\u{1b}[3~"
        case .backspace: "\u{7f}"
        case .escape: "\u{1b}"
        case .control(let letter): String(Character(Unicode.Scalar((letter.uppercased().utf8.first ?? 0x40) & 0x1f)))
        case .text(let text): text
        case .paste(let text): "\u{1b}[200~" + text + "\u{1b}[201~"
        }
    }
}

extension Key {
    /// The keys of a text with escape sequences, as from a keyboard or a pipe.
    public static func typed(_ text: String) -> [Key] {
        var decoder = KeyDecoder()
        return text.utf8.flatMap { decoder.feed($0) } + decoder.pause()
    }
}
