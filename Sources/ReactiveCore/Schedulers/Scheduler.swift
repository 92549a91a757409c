/// Decides where and when work runs.
///
///     scheduler.schedule(after: .seconds(1)) { print("a second later") }
///
/// Actions run one after another, ordered by time; actions for the same time run in the order they were scheduled. If
/// an action runs a bit early, an operator treats it as due or schedules it once more, so no values are lost.
public protocol Scheduler: Sendable {
    /// The time since the start of the scheduler's clock. It never goes back, even if the time of day does.
    var now: Duration { get }

    /// Runs `action` as soon as possible.
    /// - Returns: a disposable that cancels the action if it hasn't begun.
    @discardableResult func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable

    /// Runs `action` after `delay`, not earlier.
    /// - Returns: a disposable that cancels the action if it hasn't begun.
    @discardableResult func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable

    /// A timer that is not running yet. While it runs, the scheduler retains it; otherwise its owner must.
    /// - Parameter action: runs each time the timer fires.
    func makeTimer(_ action: @escaping @Sendable () -> Void) -> any MovableTimer
}

/// A timer whose deadline can be moved, so an operator that restarts its wait for each value needs one timer, not one
/// per value.
public protocol MovableTimer: Disposable {
    /// Fires once when `now` reaches `deadline`, which replaces the deadline of an earlier call. After disposal, this
    /// does nothing.
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
    /// - Parameter action: runs each time the timer fires, and returns the next deadline, or nil to stop.
    @usableFromInline func makeTimer(startingAgain action: @escaping @Sendable () -> Duration?) -> any MovableTimer {
        // Weak, because the timer holds its action.
        let itself = LockedValue<WeakTimer?>(nil)
        let timer = makeTimer {
            if let deadline = action() { itself.value?.timer?.start(at: deadline) }
        }
        itself.replace(with: WeakTimer(timer: timer))
        return timer
    }
}

/// A timer that moves by scheduling another action and canceling the earlier one. It fires at most once per start,
/// whatever its scheduler does.
final class RescheduledTimer<Underlying: Scheduler>: MovableTimer {
    private struct State: Sendable {
        /// Nil once disposed.
        var action: Action?
        var starts = 0
        var isRunning = false
        var scheduled: (any Disposable)?
    }

    private let scheduler: Underlying
    private let state: Lock<State>

    init(scheduler: Underlying, action: @escaping @Sendable () -> Void) {
        self.scheduler = scheduler
        state = Lock(State(action: Action(run: action)))
    }

    var isDisposed: Bool { state.withLock { $0.action == nil } }

    func start(at deadline: Duration) {
        let number = state.withLock { state -> Int? in
            if state.action == nil { return nil }
            state.starts += 1
            state.isRunning = true
            return state.starts
        }
        guard let number else { return }
        let scheduled = scheduler.schedule(after: max(.zero, deadline.capped - scheduler.now)) { self.fire(number) }
        let leaving = state.withLock { state -> (any Disposable)? in
            // In the meantime, the timer may have fired, or been disposed or started again elsewhere.
            guard state.isRunning, state.starts == number else { return scheduled }
            defer { state.scheduled = scheduled }
            return state.scheduled
        }
        leaving?.dispose()
    }

    func dispose() {
        var leaving = State()
        state.withLock { swap(&leaving, &$0) }
        leaving.scheduled?.dispose()
    }

    private func fire(_ number: Int) {
        let action = state.withLock { state -> Action? in
            guard state.isRunning, state.starts == number else { return nil }
            state.isRunning = false
            return state.action
        }
        action?.run()
    }
}

extension Duration {
    /// The longest wait, 292 billion years, so that adding one to a time doesn't overflow.
    @usableFromInline static var longest: Duration { .seconds(Int64.max) }

    @inlinable var capped: Duration { min(self, .longest) }
}
