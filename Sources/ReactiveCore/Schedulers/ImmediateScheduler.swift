/// Runs work at once, on the calling thread, before `schedule` returns.
///
/// What an action schedules in turn runs after it, by a loop and not by recursion, so an action may reschedule itself for ever
/// without using up the stack. Time does not pass here: `now` is always zero and a delay is no delay.
public struct ImmediateScheduler: Scheduler {
    /// The loop that runs on this thread, if there is one.
    @TaskLocal private static var loop: Loop?

    private final class Loop: Sendable {
        private struct Line: Sendable {
            var actions = Waiting<ScheduledAction>()
            var isOpen = true
        }

        private let line = Lock(Line())

        /// - Returns: false if the loop has ended: a task that was started inside an action outlives it and still finds it.
        func accept(_ action: ScheduledAction) -> Bool {
            line.withLock { line in
                if line.isOpen { line.actions.append(action) }
                return line.isOpen
            }
        }

        func run() {
            while let action = line.withLock({ line -> ScheduledAction? in
                let action = line.actions.popFirst()
                if action == nil { line.isOpen = false }
                return action
            }) {
                action.run()
            }
        }
    }

    /// All immediate schedulers are alike.
    public init() {}

    public var now: Duration { .zero }

    @discardableResult
    public func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        let scheduled = ScheduledAction(action)
        if let loop = ImmediateScheduler.loop, loop.accept(scheduled) { return scheduled }
        let loop = Loop()
        _ = loop.accept(scheduled)
        ImmediateScheduler.$loop.withValue(loop) { loop.run() }
        return scheduled
    }

    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        require(delay >= .zero, "An action cannot be scheduled \(delay) from now. Give a delay of zero or more.")
        return schedule(action)
    }
}
