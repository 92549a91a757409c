import Grading

/// A part of a class, to be graded on its own machine: `2/5` is the second of five parts.
///
/// It contains every fifth student, in the order of the ids. Its answers are still compared with the whole class's.
public struct Shard: Sendable, Equatable, Codable {
    /// The part's number, from 1.
    public let number: Int
    /// The number of parts.
    public let count: Int

    /// Reads `2/5`; nil for anything else, such as `6/5`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count <= 10_000,
            1...max(1, count) ~= number, count > 0
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Whether the part contains the student at an index, from 0.
    func contains(_ place: Int) -> Bool { place % count == number - 1 }
}
