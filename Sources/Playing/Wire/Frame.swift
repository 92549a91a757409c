/// A message on the channel, with its run's nonce and its sequence number.
///
/// Its bytes are a big-endian length of four bytes and a body of that length.
///
/// ```swift
/// let bytes = Frame(nonce: nonce, number: 0, message: PlayerInstruction.end).bytes
/// ```
public struct Frame<Message: WireValue>: Sendable {
    /// A random number that only the run's player gets. A frame without it isn't from the run.
    public var nonce: UInt64
    /// 0, 1, 2 ... in each direction: a missing, repeated, or inserted frame breaks the sequence.
    public var number: Int
    /// The message.
    public var message: Message

    /// Makes a frame.
    public init(nonce: UInt64, number: Int, message: Message) {
        self.nonce = nonce
        self.number = number
        self.message = message
    }

    /// The frame's bytes, starting with the length.
    public var bytes: [UInt8] {
        var bytes: [UInt8] = [0, 0, 0, 0]
        bytes.append(number: FrameFormat.version)
        bytes.append(number: nonce)
        bytes.append(number: number)
        message.write(to: &bytes)
        let length = bytes.count - 4
        for (place, shift) in [24, 16, 8, 0].enumerated() { bytes[place] = UInt8(truncatingIfNeeded: length >> shift) }
        return bytes
    }
}

/// The frame format that both sides share.
public enum FrameFormat {
    /// The protocol's version. Raise it when a message changes.
    public static let version = 4

    /// The maximum length of a body in bytes: far more than a scenario needs.
    public static let longest = 4 << 20
}

/// A received frame, with its message or the error that makes the message unreadable.
public struct ReceivedFrame<Message: WireValue>: Sendable {
    /// The run's nonce.
    public let nonce: UInt64
    /// The sequence number.
    public let number: Int
    /// The message, or the reason why it's unreadable.
    public let message: Result<Message, WireError>

    /// Reads a body; nil if it's too short for a frame.
    public init?(_ body: [UInt8]) {
        var reader = WireReader(body[...])
        guard let version = try? reader.integer("version"), let nonce = try? reader.number("nonce"),
            let number = try? reader.integer("number")
        else { return nil }
        self.nonce = nonce
        self.number = number
        message = Result { () throws(WireError) in
            guard version == FrameFormat.version else { throw .otherVersion(version) }
            let message = try Message(from: &reader)
            guard reader.isAtEnd else { throw .unknown("message") }
            return message
        }
    }
}
