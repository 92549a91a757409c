/// How long an answer takes: always the same, or spread between two bounds.
///
/// Text forms, in options and plans: `80ms`, `2s`, `50ms-400ms`.
public struct Latency: Sendable, Equatable {
    /// The quickest.
    public let shortest: Duration
    /// The slowest.
    public let longest: Duration

    /// No waiting; the answer still arrives on a background queue.
    public static let none = Latency(.zero)

    /// Always the same. A negative time counts as zero.
    public init(_ always: Duration) {
        self.init(between: always, and: always)
    }

    /// Spread: most answers are quick and a few are slow, as on a real line. The two bounds may come in any order.
    public init(between one: Duration, and other: Duration) {
        shortest = max(.zero, min(one, other))
        longest = max(.zero, max(one, other))
    }

    /// Reads one of the text forms. Fails with a ``PlanSyntaxError`` that points at the place.
    public init(parsing text: String) throws(PlanSyntaxError) {
        var scanner = PlanScanner(text)
        self = try scanner.latency()
        try scanner.expectEnd(after: "a latency")
    }

    /// The latency of the request with this fraction (0 ..< 1), in whole milliseconds: the square leans it towards the quick end.
    func duration(fraction: Double) -> Duration {
        let low = shortest / .milliseconds(1)
        let high = longest / .milliseconds(1)
        guard high > low else { return shortest }
        return .milliseconds(Int((low + (high - low) * fraction * fraction).rounded()))
    }
}
