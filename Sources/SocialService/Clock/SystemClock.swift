import Dispatch
import Synchronization

/// The machine's monotonic time. Actions run on a concurrent background queue, so that one slow callback does not hold up the next.
public final class SystemClock: ServiceClock {
    private let start = ContinuousClock.now
    private let queue = DispatchQueue(label: "social-service", qos: .userInitiated, attributes: .concurrent)

    /// Starts a clock at zero.
    public init() {}

    public var now: Duration { ContinuousClock.now - start }

    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Cancellation {
        let scheduled = ScheduledAction(action)
        if delay <= .zero {
            queue.async { scheduled.run() }
        } else {
            queue.asyncAfter(deadline: .now() + .nanoseconds(Int(delay / .nanoseconds(1)))) { scheduled.run() }
        }
        return scheduled
    }
}

/// An action that runs once or not at all: whoever takes it out of the box first, the timer or `cancel`, decides.
private final class ScheduledAction: Cancellation {
    /// A closure is kept in a struct because a bare one in a `Mutex` grows by a wrapper with every access.
    private struct Action {
        let run: @Sendable () -> Void
    }

    private let action: Mutex<Action?>

    init(_ run: @escaping @Sendable () -> Void) {
        action = Mutex(Action(run: run))
    }

    func run() {
        take()?.run()
    }

    func cancel() {
        _ = take()
    }

    /// Returned, so that it is run, or freed, outside the lock.
    private func take() -> Action? {
        action.withLock { action in
            defer { action = nil }
            return action
        }
    }
}
