/// A limit that a source exceeds, so that it isn't read as an exercise.
///
/// The limits bound the time and the memory that reading a stranger's file takes.
public struct SourceExcess: Sendable, Equatable {
    /// The quantity that exceeds its limit.
    public enum Kind: Sendable {
        /// The nesting of brackets, or of literals within literals.
        case depth
        /// Words, literals, and symbols.
        case tokens
        case lines
        /// Bytes in a line.
        case line
        /// `MARK` comments.
        case marks
    }

    public let kind: Kind
    /// The line, from 1, on which reading stopped.
    public let line: Int

    /// The maximum number of open brackets of a kind, and of literals and interpolations inside one another.
    public static let deepest = 100
    /// The maximum number of words, literals, and symbols.
    public static let mostTokens = 40_000
    /// The maximum number of lines.
    public static let mostLines = 20_000
    /// The maximum number of bytes in a line.
    public static let longestLine = 10_000
    /// The maximum number of `MARK` comments.
    public static let mostMarks = 200
}

struct SourceNesting {
    private var (round, square, curly) = (0, 0, 0)

    /// Counts a bracket; ignores any other symbol.
    /// - Returns: false if more than ``SourceExcess/deepest`` brackets of a kind are open.
    mutating func take(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("): round += 1
        case UInt8(ascii: "["): square += 1
        case UInt8(ascii: "{"): curly += 1
        case UInt8(ascii: ")"): round = max(0, round - 1)
        case UInt8(ascii: "]"): square = max(0, square - 1)
        case UInt8(ascii: "}"): curly = max(0, curly - 1)
        default: return true
        }
        return max(round, square, curly) <= SourceExcess.deepest
    }
}
