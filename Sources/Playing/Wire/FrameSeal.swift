import Terminal

/// Adds a keyed checksum to each frame that one side sends, and checks the checksums of received frames.
///
/// The grader draws a key for each run. The key comes first on the channel, so the player has read it before it makes a
/// fixture. Learner code that finds the channel's descriptor later can't write a frame that the grader accepts, and
/// can't repeat or reorder frames: a checksum is valid for one side and one sequence number.
///
/// The seal doesn't stop code in the same process that reads the key before `main`, in the player's place, or that
/// searches the process's memory for the key. Such code can forge only its own run's observations: it doesn't know the
/// expected result, and other tasks, files, and students have their own runs and keys.
public struct FrameSeal: Sendable {
    /// The sending side.
    public enum Side: UInt8, Sendable {
        case grader, player
    }

    private static let length = 8

    private let key: SipHash.Key
    private let side: Side
    private var sent: UInt64 = 0
    private var received: UInt64 = 0

    /// Makes the seal of one side.
    public init(_ key: SipHash.Key, of side: Side) {
        self.key = key
        self.side = side
    }

    /// A frame's bytes, starting with the length, with the checksum at the end.
    public mutating func sealed(_ frame: [UInt8]) -> [UInt8] {
        let body = Array(frame.dropFirst(4))
        let count = body.count + Self.length
        defer { sent += 1 }
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } + body + checksum(body, from: side, sent)
    }

    /// A frame's body without its checksum; nil unless the other side sent it with the next sequence number.
    public mutating func opened(_ body: [UInt8]) -> [UInt8]? {
        guard body.count >= Self.length else { return nil }
        let message = Array(body.dropLast(Self.length))
        let other: Side = side == .grader ? .player : .grader
        guard checksum(message, from: other, received) == Array(body.suffix(Self.length)) else { return nil }
        received += 1
        return message
    }

    private func checksum(_ body: [UInt8], from side: Side, _ number: UInt64) -> [UInt8] {
        func bytes(_ word: UInt64) -> [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
        return bytes(SipHash.hash(body + bytes(number) + [side.rawValue], key: key))
    }
}
