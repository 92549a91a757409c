import Foundation

/// How frames become bytes: a length of four bytes, most significant first, then the frame as JSON.
public enum FrameCoding {
    /// The longest frame that either side accepts, in bytes: far more than a scenario needs.
    public static let longest = 4 << 20

    /// The bytes of a frame, its length in front.
    public static func bytes<Message>(of frame: Frame<Message>) throws -> [UInt8] {
        let body = try JSONEncoder().encode(frame)
        let length = UInt32(body.count)
        return [UInt8(length >> 24), UInt8(length >> 16 & 255), UInt8(length >> 8 & 255), UInt8(length & 255)] + body
    }

    /// The frame that a body of JSON holds. Throws what the decoder throws when it holds none.
    public static func frame<Message>(of body: some Collection<UInt8>, as: Message.Type) throws -> Frame<Message> {
        try JSONDecoder().decode(Frame<Message>.self, from: Data(body))
    }
}

/// Cuts a stream of bytes, which arrives in pieces of any size, into the bodies of frames.
public struct FrameSplitter: Sendable {
    /// A frame announced more than ``FrameCoding/longest`` bytes: whoever wrote it is no player.
    public struct Oversized: Error, Equatable {
        /// The length that was announced, in bytes.
        public let announced: Int
    }

    private var pending: [UInt8] = []

    /// An empty splitter.
    public init() {}

    /// Whether bytes of an unfinished frame are waiting for the rest.
    public var isMidFrame: Bool { !pending.isEmpty }

    /// Takes the next bytes; returns the bodies of the frames that they finish, in order.
    public mutating func take(_ bytes: some Collection<UInt8>) throws(Oversized) -> [[UInt8]] {
        pending += bytes
        var bodies: [[UInt8]] = []
        var start = 0
        while pending.count - start >= 4 {
            let length = pending[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= FrameCoding.longest else { throw Oversized(announced: length) }
            guard pending.count - start - 4 >= length else { break }
            bodies.append(Array(pending[start + 4..<start + 4 + length]))
            start += 4 + length
        }
        pending.removeFirst(start)
        return bodies
    }
}
