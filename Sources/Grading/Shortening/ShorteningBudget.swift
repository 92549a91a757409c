/// How much may be spent on making a failing run shorter.
public struct ShorteningBudget: Sendable, Equatable {
    /// The most runs.
    public var plays: Int
    /// The most time on the wall clock; nil for any. What was found by then is the result.
    public var time: Duration?

    /// A budget; that of a usual check unless it's given.
    public init(plays: Int = 200, time: Duration? = .milliseconds(800)) {
        self.plays = plays
        self.time = time
    }
}
