/// Turns the bytes of a keyboard into keystrokes: UTF-8, escape sequences and marked pastes.
///
/// Works for a terminal and for keystrokes from a pipe. Bytes that aren't UTF-8 become U+FFFD.
///
///     var decoder = KeyDecoder()
///     for byte in "\u{1b}[A".utf8 { keys += decoder.feed(byte) }     // .named(.up)
public struct KeyDecoder: Sendable {
    private enum State {
        case text
        /// The first bytes of a scalar.
        case scalar([UInt8])
        /// Escape; perhaps more will come.
        case escape
        /// Escape, an opening sign, and what followed.
        case sequence([UInt8])
        /// The pasted text so far.
        case paste([UInt8])
    }

    private static let pasteEnd = Array("\u{1b}[201~".utf8)
    private var state = State.text

    /// A decoder at the start of the input.
    public init() {}

    /// Takes the next byte and returns the keystrokes that it completes, mostly none or one.
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
            state = .text
            guard byte != 0x1b, byte < 0x80 else { return [.escape] + start(byte) }
            return [.alt(Unicode.Scalar(byte))]
        case .sequence(let bytes):
            return continueSequence(bytes + [byte])
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

    /// The input has paused (for ``timeout``) or ended: returns what the bytes so far mean.
    public mutating func pause() -> [Key] {
        defer { state = .text }
        switch state {
        case .text: return []
        case .scalar: return [.scalar("\u{fffd}")]
        case .escape: return [.escape]
        case .sequence(let bytes): return [.unknown(String(decoding: bytes, as: UTF8.self))]
        case .paste(let bytes): return [.paste(KeyDecoder.oneLine(bytes))]
        }
    }

    /// After how many milliseconds without a byte to call ``pause()``; nil for never, as nothing is begun.
    ///
    /// The Escape key sends the byte that every sequence begins with. Only time distinguishes them.
    public var timeout: CInt? {
        switch state {
        case .text: nil
        case .escape, .sequence: 40
        case .scalar, .paste: 2_000
        }
    }

    /// How many bytes can be read at once without reading beyond the keystroke. What follows it may be meant for
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
        // A byte that can't continue the scalar starts another one.
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
            // No key sends a longer sequence.
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

    /// A paste goes into one line: a newline at its end is dropped, and other control characters become spaces.
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
