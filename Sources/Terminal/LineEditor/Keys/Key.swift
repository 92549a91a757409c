/// One keystroke, as a terminal reports it.
public enum Key: Sendable, Equatable {
    /// A typed scalar. Control keys are scalars too: Ctrl-A is U+0001, Return U+000D, Backspace U+007F.
    case scalar(Unicode.Scalar)
    /// A key with a known escape sequence.
    case named(Name)
    /// Alt and a key.
    case alt(Unicode.Scalar)
    /// Pasted text.
    case paste(String)
    /// The Escape key alone.
    case escape
    /// An unknown escape sequence, without its Escape.
    case unknown(String)

    /// The named keys.
    public enum Name: Sendable {
        case up, down, left, right, wordLeft, wordRight, home, end, pageUp, pageDown, delete
        /// Shift-Tab.
        case backTab
    }
}

extension Key.Name {
    /// - Parameter sequence: the escape sequence, without its Escape.
    init?(sequence: String) {
        switch sequence {
        case "[A", "OA": self = .up
        case "[B", "OB": self = .down
        case "[C", "OC": self = .right
        case "[D", "OD": self = .left
        case "[1;5D", "[1;3D", "[5D": self = .wordLeft
        case "[1;5C", "[1;3C", "[5C": self = .wordRight
        case "[H", "OH", "[1~", "[7~": self = .home
        case "[F", "OF", "[4~", "[8~": self = .end
        case "[5~": self = .pageUp
        case "[6~": self = .pageDown
        case "[3~": self = .delete
        case "[Z": self = .backTab
        default: return nil
        }
    }
}
