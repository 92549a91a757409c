/// A scheduler for tests: time passes when the test says so, and actions run on the thread that advances it.
///
/// Nothing sleeps and nothing races: ten seconds pass at once, and always in the same way.
public struct TestScheduler: Scheduler {
    private let time: VirtualTime

    /// A scheduler that stands at zero.
    /// - Parameter limit: how many actions one call of `advance` runs at most, before it takes them for endless.
    public init(limit: Int = 1_000_000) {
        time = VirtualTime(limit: limit)
    }

    public var now: Duration { time.now }

    @discardableResult
    public func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        time.schedule(after: .zero, on: nil, action)
    }

    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        time.schedule(after: delay, on: nil, action)
    }

    public func makeTimer(_ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        VirtualTimer(time: time, queue: nil, isOneShot: false, action: action)
    }

    /// Runs everything that is due within the next `step`, then stands `step` later.
    public func advance(by step: Duration) { time.advance(by: step) }

    /// Runs everything that is due until `instant`, then stands at `instant`.
    public func advance(to instant: Duration) { time.advance(to: instant) }

    /// Runs until nothing is scheduled any more.
    /// - Throws: ``RunawayTime`` when something is still scheduled after `limit` actions.
    public func run(limit: Int = 100_000) throws(RunawayTime) { try time.run(limit: limit) }

    /// Whether nothing is scheduled, because everything has run or was called off.
    public var isIdle: Bool { time.isIdle }
}
