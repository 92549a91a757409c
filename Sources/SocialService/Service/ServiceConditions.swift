/// The weather the service runs in: how slow it is, what goes wrong, and where its luck starts.
public struct ServiceConditions: Sendable, Equatable {
    /// Where the latencies come from: the same seed gives the same run.
    public var seed: UInt64 = 1
    /// How long a search takes.
    public var latency = Latency(between: .milliseconds(50), and: .milliseconds(400))
    /// What searches answer.
    public var plan = ResponsePlan.none
    /// How many searches an account may make.
    public var rateLimit = RateLimit.standard
    /// How long a picture takes.
    public var avatarLatency = Latency(between: .milliseconds(30), and: .milliseconds(250))
    /// What requests for pictures answer. They count by themselves: the third step is for the third picture.
    public var avatarPlan = ResponsePlan.none

    /// A usual day.
    public init() {}
}
