/// One thing that happened at one instant of virtual time, described in words.
///
/// Values are text here, whatever they were: a diagram is to be read, compared, and sent from one process to another.
public struct TimedEvent: Sendable, Equatable, Codable {
    /// What can happen.
    public enum Kind: Sendable, Equatable, Codable {
        /// A value arrived.
        case next(String)
        /// The signal failed; with the failure's description, which is empty where a diagram gives none.
        case failed(String)
        /// The signal completed.
        case completed
        /// Somebody subscribed.
        case subscribed
        /// The subscription was disposed of.
        case disposed
    }

    /// When it happened, since the beginning of the diagram.
    public var time: Duration

    /// What happened.
    public var kind: Kind

    /// The thread that it happened on, where that is known.
    public var thread: String?

    /// An event at an instant.
    public init(at time: Duration, _ kind: Kind, thread: String? = nil) {
        self.time = time
        self.kind = kind
        self.thread = thread
    }
}

extension TimedEvent.Kind {
    /// The marble that stands for it: a letter as it is, anything longer or ambiguous in quotes.
    public var marble: String {
        switch self {
        case .next(let value): Self.isPlain(value) ? value : QuotedText.quoting(value)
        case .failed(let failure): failure.isEmpty ? "#" : "#" + QuotedText.quoting(failure)
        case .completed: "|"
        case .subscribed: "^"
        case .disposed: "!"
        }
    }

    /// Whether nothing follows it in its lane.
    public var isEnding: Bool {
        switch self {
        case .failed, .completed, .disposed: true
        case .next, .subscribed: false
        }
    }

    /// Whether a value can be written without quotes: a single letter or sign that means nothing else in the notation.
    static func isPlain(_ value: String) -> Bool {
        guard value.count == 1, let character = value.first else { return false }
        if character.isNumber || character.isWhitespace || MarbleNotation.reserved.contains(character) { return false }
        if character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) { return false }
        return MarbleText.width(of: character) > 0 && !joins(character)
    }

    /// Whether a character could run together with its neighbors in the line.
    private static func joins(_ character: Character) -> Bool {
        if character.isASCII { return false }
        let joined = "\(character)\(character)".count < 2 || "a\(character)".count < 2 || "\(character)a".count < 2
        // Letters of the Korean alphabet build syllables.
        let jamo: [ClosedRange<UInt32>] = [0x1100...0x11FF, 0xA960...0xA97F, 0xD7B0...0xD7FF]
        return joined || character.unicodeScalars.contains { scalar in jamo.contains { $0.contains(scalar.value) } }
    }
}
