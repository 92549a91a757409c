struct EscapeParser: Sendable {
    enum Token {
        case scalar(Unicode.Scalar)
        case control(UInt8)
        /// ESC and one more character.
        case escape(Character)
        /// ESC [ parameters final
        case sequence(parameters: String, final: Character)
    }

    private enum State {
        case text, escape, sequence, operatingSystemCommand, operatingSystemCommandEscape, characterSet
    }
    private var state = State.text
    private var parameters = ""
    private var utf8: [UInt8] = []

    mutating func feed(_ byte: UInt8) -> Token? {
        let character = Character(Unicode.Scalar(byte))
        switch state {
        case .text:
            return text(byte)
        case .escape:
            state = .text
            switch character {
            case "[":
                parameters = ""
                state = .sequence
            case "]":
                state = .operatingSystemCommand
            case "(", ")":
                state = .characterSet
            default:
                return .escape(character)
            }
        case .sequence:
            if byte < 0x20 { return .control(byte) }
            guard (0x40...0x7e).contains(byte) else {
                parameters.append(character)
                return nil
            }
            state = .text
            return .sequence(parameters: parameters, final: character)
        case .operatingSystemCommand:
            // BEL ends it, and so does ESC with one more character.
            if byte == 7 { state = .text } else if byte == 0x1b { state = .operatingSystemCommandEscape }
        case .operatingSystemCommandEscape, .characterSet:
            state = .text
        }
        return nil
    }

    private mutating func text(_ byte: UInt8) -> Token? {
        if byte < 0x20 || byte == 0x7f {
            utf8 = []
            if byte == 0x1b {
                state = .escape
                return nil
            }
            return .control(byte)
        }
        utf8.append(byte)
        let needed = utf8[0] < 0x80 ? 1 : utf8[0] < 0xe0 ? 2 : utf8[0] < 0xf0 ? 3 : 4
        guard utf8.count == needed else { return nil }
        defer { utf8 = [] }
        return String(validating: utf8, as: UTF8.self)?.unicodeScalars.first.map(Token.scalar) ?? .scalar("\u{fffd}")
    }
}
