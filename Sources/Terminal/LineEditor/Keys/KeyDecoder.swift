/// Turns the bytes of a keyboard into keystrokes: UTF-8, escape sequences, and bracketed paste.
///
/// Works for a terminal and for keystrokes from a pipe. Invalid UTF-8 becomes U+FFFD.
///
///     var decoder = KeyDecoder()
///     for byte in "\u{1b}[A".utf8 { keys += decoder.feed(byte) }     // .named(.up)
public struct KeyDecoder: Sendable {
    private enum State {
        case text
        case scalar([UInt8])
        case escape
        /// The bytes of an escape sequence after its Escape.
        case sequence([UInt8])
        case paste([UInt8])
        /// A terminal's report about itself, after `Escape ]`.
        case report([UInt8])
    }

    private static let pasteEnd = Array("\u{1b}[201~".utf8)
    private var state = State.text

    /// A decoder at the start of the input.
    public init() {}

    /// Takes the next byte and returns the completed keystrokes, usually none or one.
    public mutating func feed(_ byte: UInt8) -> [Key] {
        switch state {
        case .text:
            return start(byte)
        case .scalar(let bytes):
            return continueScalar(bytes, byte)
        case .escape:
            if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "O") {
                state = .sequence([byte])
                return []
            }
            if byte == UInt8(ascii: "]") {
                state = .report([])
                return []
            }
            state = .text
            guard byte != 0x1b, byte < 0x80 else { return [.escape] + start(byte) }
            return [.alt(Unicode.Scalar(byte))]
        case .sequence(let bytes):
            return continueSequence(bytes + [byte])
        case .report(let bytes):
            continueReport(bytes, byte)
            return []
        case .paste(var bytes):
            // Leave the state first: with two owners, each append would copy the whole paste.
            state = .text
            bytes.append(byte)
            if byte == KeyDecoder.pasteEnd.last,
                bytes.suffix(KeyDecoder.pasteEnd.count).elementsEqual(KeyDecoder.pasteEnd)
            {
                bytes.removeLast(KeyDecoder.pasteEnd.count)
                return [.paste(KeyDecoder.oneLine(bytes))]
            }
            state = .paste(bytes)
            return []
        }
    }

    /// Handles a pause (see ``timeout``) or the end of the input: returns the keystrokes that the bytes so far mean.
    public mutating func pause() -> [Key] {
        defer { state = .text }
        switch state {
        case .text: return []
        case .scalar: return [.scalar("\u{fffd}")]
        case .escape: return [.escape]
        case .sequence(let bytes): return [.unknown(String(decoding: bytes, as: UTF8.self))]
        case .paste(let bytes): return [.paste(KeyDecoder.oneLine(bytes))]
        case .report(let bytes): return bytes.isEmpty ? [.alt("]")] : []
        }
    }

    /// The milliseconds without a byte after which to call ``pause()``; nil if no keystroke has begun.
    ///
    /// The Escape key sends the byte that begins every sequence. Only time distinguishes the two.
    public var timeout: CInt? {
        switch state {
        case .text: nil
        case .escape, .sequence, .report([]): 40
        case .scalar, .paste, .report: 2_000
        }
    }

    /// The number of bytes that can be read at once without reading past the keystroke. The bytes after it may be for
    /// another program.
    public var bytesLeftInKey: Int {
        guard case .paste(let bytes) = state else { return 1 }
        let end = KeyDecoder.pasteEnd
        let tail = bytes.suffix(end.count - 1)
        guard let escape = tail.lastIndex(of: 0x1b), end.starts(with: tail[escape...]) else { return end.count }
        return end.count - (tail.endIndex - escape)
    }

    private mutating func start(_ byte: UInt8) -> [Key] {
        switch byte {
        case 0x1b: state = .escape
        case 0..<0x80: return [.scalar(Unicode.Scalar(byte))]
        case 0xc2...0xf4: state = .scalar([byte])
        default: return [.scalar("\u{fffd}")]
        }
        return []
    }

    private mutating func continueScalar(_ begun: [UInt8], _ byte: UInt8) -> [Key] {
        state = .text
        // A byte that can't continue the scalar starts another key.
        guard byte & 0xc0 == 0x80 else { return [.scalar("\u{fffd}")] + start(byte) }
        let bytes = begun + [byte]
        let needed = bytes[0] < 0xe0 ? 2 : bytes[0] < 0xf0 ? 3 : 4
        guard bytes.count == needed else {
            state = .scalar(bytes)
            return []
        }
        return [.scalar(String(validating: bytes, as: UTF8.self)?.unicodeScalars.first ?? "\u{fffd}")]
    }

    private mutating func continueSequence(_ bytes: [UInt8]) -> [Key] {
        let last = bytes[bytes.count - 1]
        guard (0x40...0x7e).contains(last) else {
            // Real sequences are shorter than 32 bytes.
            state = bytes.count < 32 ? .sequence(bytes) : .text
            return []
        }
        state = .text
        let sequence = String(decoding: bytes, as: UTF8.self)
        if sequence == "[200~" {
            state = .paste([])
            return []
        }
        return [Key.Name(sequence: sequence).map(Key.named) ?? .unknown(sequence)]
    }

    /// A report ends with a bell, with an Escape and a backslash, or when it's too long.
    private mutating func continueReport(_ bytes: [UInt8], _ byte: UInt8) {
        let isEnd = byte == 0x07 || byte == UInt8(ascii: "\\") && bytes.last == 0x1b
        state = isEnd || bytes.count > 64 ? .text : .report(bytes + [byte])
        guard isEnd else { return }
        TerminalLook.hear(String(decoding: bytes.last == 0x1b ? bytes.dropLast() : bytes[...], as: UTF8.self))
    }

    private static func oneLine(_ bytes: [UInt8]) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if scalar.value >= 0x20 && scalar.value != 0x7f && !(0x80..<0xa0).contains(scalar.value) {
                scalars.append(scalar)
            } else if !(scalar == "\n" && scalars.last == " ") {
                scalars.append(" ")
            }
        }
        if bytes.last == 0x0a || bytes.last == 0x0d, scalars.last == " " { scalars.removeLast() }
        return String(scalars)
    }
}
