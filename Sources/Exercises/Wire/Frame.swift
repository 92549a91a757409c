/// A message on the channel, with the nonce of the run that it belongs to and its place in the conversation.
///
/// Its bytes are a length of four bytes, most significant first, and a body of that length.
///
/// ```swift
/// let bytes = Frame(nonce: nonce, number: 0, message: PlayerInstruction.end).bytes
/// ```
public struct Frame<Message: WireValue>: Sendable {
    /// A number drawn for one run and sent only to its player. A frame without it comes from elsewhere.
    public var nonce: UInt64
    /// 0, 1, 2 ... in each direction, so that a frame that is missing, repeated or inserted shows.
    public var number: Int
    /// The message.
    public var message: Message

    /// A frame.
    public init(nonce: UInt64, number: Int, message: Message) {
        self.nonce = nonce
        self.number = number
        self.message = message
    }

    /// The bytes of the frame, its length in front.
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

/// What both sides know of a frame's form.
public enum FrameFormat {
    /// The version of everything that travels: raise it when a message changes.
    public static let version = 4

    /// The longest body that either side accepts, in bytes: far more than a scenario needs.
    public static let longest = 4 << 20
}

/// A frame that arrived. Its message may be unreadable, and it then says why.
public struct ReceivedFrame<Message: WireValue>: Sendable {
    /// The run that it belongs to.
    public let nonce: UInt64
    /// Its place in the conversation.
    public let number: Int
    /// The message.
    public let message: Result<Message, WireError>

    /// Reads a body; nil when it is too short for a frame.
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
