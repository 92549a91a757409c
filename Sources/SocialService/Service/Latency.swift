/// The delay of an answer: fixed, or in a range.
///
/// Options and plans write it as `80ms`, `2s`, or `50ms-400ms`.
public struct Latency: Sendable, Equatable {
    /// The lower bound.
    public let shortest: Duration
    /// The upper bound.
    public let longest: Duration

    /// Creates a fixed latency. A negative time counts as zero.
    public init(_ always: Duration) { self.init(between: always, and: always) }

    /// Creates a range from two bounds in any order. Most answers come in the lower half, as on a real network.
    public init(between one: Duration, and other: Duration) {
        shortest = max(.zero, min(one, other))
        longest = max(.zero, max(one, other))
    }

    /// Parses a latency: `try Latency(parsing: "50ms-400ms")`.
    ///
    /// - Throws: ``PlanSyntaxError`` with the position of the mistake.
    public init(parsing text: String) throws(PlanSyntaxError) {
        var parser = PlanParser(text)
        self = try parser.latency()
        try parser.expectEnd(after: "a latency")
    }

    /// Returns the fixed latency, or whole milliseconds in the range. Squaring makes short latencies more likely.
    ///
    /// - Parameter fraction: a random number, 0 ..< 1.
    func duration(fraction: Double) -> Duration {
        let low = shortest / .milliseconds(1)
        let high = longest / .milliseconds(1)
        guard high > low else { return shortest }
        return .milliseconds(Int((low + (high - low) * fraction * fraction).rounded()))
    }

    /// The latency as a plan writes it, in whole milliseconds.
    var text: String {
        (shortest == longest ? [shortest] : [shortest, longest])
            .map { "\(Int(($0 / .milliseconds(1)).rounded()))ms" }.joined(separator: "-")
    }
}
