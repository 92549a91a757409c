import Foundation

/// A message on the channel, with the nonce of the run that it belongs to and its place in the conversation.
///
/// Its bytes are a length of four bytes, most significant first, and then JSON of that length.
///
/// ```swift
/// let bytes = Frame(nonce: nonce, number: 0, message: PlayerInstruction.end).bytes
/// ```
public struct Frame<Message: Codable & Sendable>: Encodable, Sendable {
    fileprivate enum CodingKeys: CodingKey {
        case version, nonce, number, message
    }

    private var version = FrameFormat.version
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
        // Messages contain only texts and whole numbers, so this can't fail.
        guard let body = try? JSONEncoder().encode(self) else { return [] }
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: body.count >> $0) } + body
    }
}

/// What both sides know of a frame's form.
public enum FrameFormat {
    /// The version of everything that travels: raise it when a message changes.
    public static let version = 3

    /// The longest body that either side accepts, in bytes: far more than a scenario needs.
    public static let longest = 4 << 20
}

/// A frame that arrived. Its message may be unreadable, and it then says why.
public struct ReceivedFrame<Message: Codable & Sendable>: Decodable, Sendable {
    /// The run that it belongs to.
    public let nonce: UInt64
    /// Its place in the conversation.
    public let number: Int
    /// The message.
    public let message: Result<Message, WireError>

    /// Reads a body; nil when it isn't a frame at all.
    public init?(_ body: [UInt8]) {
        guard let frame = try? JSONDecoder().decode(Self.self, from: Data(body)) else { return nil }
        self = frame
    }

    /// Reads the fields that every version has, and the message if it has the version of this program.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Frame<Message>.CodingKeys.self)
        nonce = try fields.decode(UInt64.self, forKey: .nonce)
        number = try fields.decode(Int.self, forKey: .number)
        let version = try fields.decode(Int.self, forKey: .version)
        message = Result { () throws(WireError) in
            guard version == FrameFormat.version else { throw .otherVersion(version) }
            do { return try fields.decode(Message.self, forKey: .message) } catch { throw WireError(error) }
        }
    }
}
