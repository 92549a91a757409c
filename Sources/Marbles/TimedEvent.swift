import Terminal

/// An event at an instant of virtual time.
///
/// Values and failures are texts, so that a recording can be read, compared, and sent to another process.
public struct TimedEvent: Sendable, Equatable {
    /// The kinds of event.
    public enum Kind: Sendable, Hashable {
        /// The signal sent a value.
        case next(String)
        /// The signal failed. The description of the failure may be empty.
        case failed(String)
        /// The signal completed.
        case completed
        /// The signal was subscribed to.
        case subscribed
        /// The subscription was disposed of.
        case disposed
    }

    /// The time since the beginning of the recording.
    public var time: Duration

    /// The kind of event.
    public var kind: Kind

    /// The thread of the event; nil if it wasn't recorded.
    public var thread: String?

    /// The hue of the value's pill, such as that of the signal that it comes from; nil for the value's own color.
    public var hue: Int?

    /// Creates an event.
    public init(at time: Duration, _ kind: Kind, thread: String? = nil) {
        self.time = time
        self.kind = kind
        self.thread = thread
    }
}

extension TimedEvent {
    func color(of value: String) -> ValueColor { hue.map { .hue($0) } ?? ValueColor(of: value) }
}

extension TimedEvent.Kind {
    /// The event in marble notation: a value is a single character, or a text in quotes.
    public var marble: String {
        switch self {
        case .next(let value): Self.isPlain(value) ? value : QuotedText.quoting(value)
        case .failed(let failure): failure.isEmpty ? "#" : "#" + QuotedText.quoting(failure)
        case .completed: "|"
        case .subscribed: "^"
        case .disposed: "!"
        }
    }

    /// Whether the event is a failure, a completion, or a disposal.
    public var isEnding: Bool {
        switch self {
        case .failed, .completed, .disposed: true
        case .next, .subscribed: false
        }
    }

    /// The punctuation that has a meaning in the notation. As a value, it needs quotes.
    private static let reserved: Set<Character> = ["-", "|", "#", "^", "!", "[", "]", "'"]

    /// Whether a value needs no quotes, like most single characters.
    static func isPlain(_ value: String) -> Bool {
        guard value.count == 1, let character = value.first else { return false }
        if character.isASCII, character.isNumber { return true }
        if character.isNumber || character.isWhitespace || reserved.contains(character) { return false }
        if character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) { return false }
        return DisplayWidth.columns(of: String(character)) > 0 && !joins(character)
    }

    /// Whether a character could combine with its neighbors in a line.
    private static func joins(_ character: Character) -> Bool {
        if character.isASCII { return false }
        let joined = "\(character)\(character)".count < 2 || "a\(character)".count < 2 || "\(character)a".count < 2
        // Letters of the Korean alphabet combine into syllables.
        let jamo: [ClosedRange<UInt32>] = [0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF]
        return joined || character.unicodeScalars.contains { scalar in jamo.contains { $0.contains(scalar.value) } }
    }
}

#if !hasFeature(Embedded)
extension TimedEvent: Codable {}
extension TimedEvent.Kind: Codable {}
#endif
