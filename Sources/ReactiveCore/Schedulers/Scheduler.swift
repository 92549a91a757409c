/// Where and when work runs.
///
///     scheduler.schedule(after: .seconds(1)) { print("a second later") }
///
/// Actions run one after another, ordered by time, and those for the same time in the order they were scheduled.
public protocol Scheduler: Sendable {
    /// The time since this scheduler's start. It never goes back, even if the system clock does.
    var now: Duration { get }

    /// Runs `action` as soon as possible.
    /// - Returns: cancels the action if it hasn't begun.
    @discardableResult func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable

    /// Runs `action` after `delay`, not earlier.
    /// - Returns: cancels the action if it hasn't begun.
    @discardableResult func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable

    /// A timer that is not running yet. While it runs, the scheduler retains it; otherwise its owner must.
    /// - Parameter action: runs each time the timer fires.
    func makeTimer(_ action: @escaping @Sendable () -> Void) -> any MovableTimer
}

/// A timer whose deadline can be moved: an operator that restarts its wait for each value needs one timer, not one per
/// value.
public protocol MovableTimer: Disposable, AnyObject {
    /// Fires once when `now` reaches `deadline`, which replaces any earlier deadline. After disposal it does nothing.
    func start(at deadline: Duration)
}

extension Scheduler {
    @discardableResult public func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        schedule(after: .zero, action)
    }

    /// A timer for any scheduler, built on `schedule(after:)`.
    public func makeTimer(_ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        RescheduledTimer(scheduler: self, action: action)
    }
}

extension Scheduler {
    /// A timer that can start itself again.
    /// - Parameter action: runs each time the timer fires, and returns when the timer is to fire next, if it is.
    @usableFromInline func makeTimer(startingAgain action: @escaping @Sendable () -> Duration?) -> any MovableTimer {
        // Weak, since the timer holds its action.
        let itself = LockedValue<WeakTimer?>(nil)
        let timer = makeTimer {
            if let deadline = action() { itself.value?.timer?.start(at: deadline) }
        }
        itself.replace(with: WeakTimer(timer: timer))
        return timer
    }
}

private struct WeakTimer: Sendable {
    weak let timer: (any MovableTimer)?
}

/// Moves by canceling the scheduled action.
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
