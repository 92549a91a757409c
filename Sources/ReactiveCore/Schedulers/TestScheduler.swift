/// A scheduler for tests: time passes when the test advances it, and actions run on the advancing thread.
///
///     let scheduler = TestScheduler()
///     scheduler.schedule(after: .seconds(10)) { print("later") }
///     scheduler.advance(by: .seconds(10))  // later
///
/// Nothing sleeps and nothing races: ten seconds pass at once, and the same way each time.
public struct TestScheduler: Scheduler {
    private let time: VirtualTime

    /// A scheduler whose time is zero.
    /// - Parameter limit: how many actions one call of `advance` may run; more stop the program.
    public init(limit: Int = 1_000_000) { time = VirtualTime(limit: limit) }

    public var now: Duration { time.now }

    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        time.schedule(after: delay, on: nil, action)
    }

    public func makeTimer(_ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        time.makeTimer(on: nil, action)
    }

    /// Runs everything that is due within the next `step`, then sets the time to the end of the step.
    public func advance(by step: Duration) { time.advance(by: step) }

    /// Runs everything that is due by `instant`, then sets the time to `instant`.
    public func advance(to instant: Duration) { time.advance(to: instant) }

    /// Runs until nothing is scheduled.
    /// - Throws: ``RunawayTime`` when something is still scheduled after `limit` actions.
    public func run(limit: Int = 100_000) throws(RunawayTime) { try time.run(limit: limit) }

    /// Whether nothing is scheduled: everything has run or was canceled.
    public var isIdle: Bool { time.isIdle }
}
