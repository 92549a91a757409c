/// Runs work at once, on the calling thread, before `schedule` returns.
///
///     ImmediateScheduler().schedule { print("first") }
///     print("second")
///
/// An action scheduled inside another action runs after that action, in a loop, not recursively, so an action may
/// reschedule itself forever without overflowing the stack. Time does not pass here: `now` is always zero, and every
/// delay is skipped. So `delay` and `throttle` send each value at once, `timeout` fails at once, and `interval` counts
/// without a pause until it is disposed.
public struct ImmediateScheduler: Scheduler {
    /// The loop that is running in this task or thread; nil if there is none.
    @TaskLocal private static var loop: Loop?

    private final class Loop: Sendable {
        private let actions: Lock<DrainQueue<ScheduledAction>>

        init(_ first: ScheduledAction) { actions = Lock(DrainQueue(draining: [first])) }

        /// - Returns: false if the loop has ended. A task that an action started may outlive the loop and still refer
        ///   to it.
        func accept(_ action: ScheduledAction) -> Bool { actions.withLock { $0.isDraining && !$0.begin(action) } }

        func run() {
            while let action = actions.withLock({ $0.next() }) { action.run() }
        }
    }

    /// All immediate schedulers behave the same.
    public init() {}

    public var now: Duration { .zero }

    @discardableResult
    public func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        let scheduled = ScheduledAction(action)
        if let loop = ImmediateScheduler.loop, loop.accept(scheduled) { return scheduled }
        let loop = Loop(scheduled)
        ImmediateScheduler.$loop.withValue(loop) { loop.run() }
        return scheduled
    }

    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        require(delay >= .zero, "An action cannot be scheduled \(delay) from now. Give a delay of zero or more.")
        return schedule(action)
    }
}
