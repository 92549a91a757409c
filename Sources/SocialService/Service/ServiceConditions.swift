/// How slow a service is, and what goes wrong.
public struct ServiceConditions: Sendable, Equatable {
    /// The seed of the latencies. The same seed gives the same latencies.
    public var seed: UInt64 = 1
    /// The latency of searches.
    public var latency = Latency(between: .milliseconds(50), and: .milliseconds(400))
    /// The planned answers to searches.
    public var plan = ResponsePlan.none
    /// The limit of searches for each account.
    public var rateLimit = RateLimit.standard
    /// The latency of pictures.
    public var avatarLatency = Latency(between: .milliseconds(30), and: .milliseconds(250))
    /// The planned answers to requests for pictures, which are counted separately: the third step is for the third
    /// picture.
    public var avatarPlan = ResponsePlan.none

    /// Creates the conditions of a normal day: some latency, and nothing goes wrong.
    public init() {}
}
