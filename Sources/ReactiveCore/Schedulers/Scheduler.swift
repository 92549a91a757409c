/// Where and when work runs.
///
/// Actions run one after another, in the order of their times; actions for one time in the order in which they were scheduled.
public protocol Scheduler: Sendable {
    /// The time since this scheduler's own start. It never goes back, whatever happens to the clock on the wall.
    var now: Duration { get }

    /// Runs `action` as soon as possible.
    /// - Returns: what calls it off, as long as it hasn't begun.
    @discardableResult func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable

    /// Runs `action` when `delay` has passed, not earlier.
    /// - Returns: what calls it off, as long as it hasn't begun.
    @discardableResult func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable

    /// A timer that is not running yet. While it runs, the scheduler keeps it; otherwise whoever starts it does.
    /// - Parameter action: runs each time the timer goes off.
    func makeTimer(_ action: @escaping @Sendable () -> Void) -> any MovableTimer
}

/// A timer whose deadline can be moved, so that an operator that waits anew for each value needs one timer and not one a value.
public protocol MovableTimer: Disposable, AnyObject {
    /// Lets it go off once when `now` reaches `deadline`, instead of any time set before. After disposal it does nothing.
    func start(at deadline: Duration)
}

extension Scheduler {
    /// A timer for any scheduler, made of `schedule(after:)`.
    public func makeTimer(_ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        RescheduledTimer(scheduler: self, action: action)
    }
}

/// Moves by calling off what it had scheduled.
private final class RescheduledTimer<Underlying: Scheduler>: MovableTimer {
    private let scheduler: Underlying
    private let action: @Sendable () -> Void
    private let scheduled = SerialDisposable()

    init(scheduler: Underlying, action: @escaping @Sendable () -> Void) {
        self.scheduler = scheduler
        self.action = action
    }

    var isDisposed: Bool { scheduled.isDisposed }

    func start(at deadline: Duration) {
        if scheduled.isDisposed { return }
        scheduled.replace(with: scheduler.schedule(after: max(.zero, deadline - scheduler.now)) { self.action() })
    }

    func dispose() { scheduled.dispose() }
}
