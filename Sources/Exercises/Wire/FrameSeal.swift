import Seeding

/// Adds a checksum, made with a secret key, to each frame that one side sends, and checks those that arrive.
///
/// The grader draws a key for each run. It's the first thing on the channel, so the player has taken it before any of
/// the exercise's fixtures is made. Learner code that finds the channel's descriptor later can't write a frame that the
/// grader accepts, and can't send a frame again or out of turn: a checksum counts for one side and one place only.
///
/// It doesn't stop code in the same process that runs earlier, before `main`, and reads the key in the player's place,
/// or that searches the process's memory for it. Such code can make up what its own run observed, and no more: it
/// doesn't know what is expected, and other tasks, files and students have runs and keys of their own.
public struct FrameSeal: Sendable {
    /// Who sends.
    public enum Side: UInt8, Sendable {
        case grader, player
    }

    private static let length = 8

    private let key: SipHash.Key
    private let side: Side
    private var sent: UInt64 = 0
    private var received: UInt64 = 0

    /// The seal of one side.
    public init(_ key: SipHash.Key, of side: Side) {
        self.key = key
        self.side = side
    }

    /// A frame's bytes, its length in front, with the checksum added at the end.
    public mutating func sealed(_ frame: [UInt8]) -> [UInt8] {
        let body = Array(frame.dropFirst(4))
        let count = body.count + Self.length
        defer { sent += 1 }
        return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: count >> $0) } + body + checksum(body, from: side, sent)
    }

    /// A frame's body without its checksum; nil if the other side didn't send it, or not in this place.
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
