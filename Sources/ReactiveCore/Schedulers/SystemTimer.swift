import Dispatch

/// A timer on a real queue that keeps at most one valid block in flight. Moving the timer later only stores the new
/// deadline, because a block that runs too early schedules itself again.
final class SystemTimer: MovableTimer {
    private struct State: Sendable {
        /// Nil once disposed.
        var action: Action?
        /// When to fire; nil while not running.
        var deadline: Duration?
        /// When the block in flight runs; nil if there is none.
        var wake: Duration?
        /// Identifies the valid block. An older block, replaced because of an earlier deadline, does nothing.
        var flight = 0
    }

    private let time: SystemTime
    private let queue: DispatchQueue
    private let state: Lock<State>

    init(time: SystemTime, queue: DispatchQueue, action: @escaping @Sendable () -> Void) {
        self.time = time
        self.queue = queue
        state = Lock(State(action: Action(run: action)))
    }

    var isDisposed: Bool { state.withLock { $0.action == nil } }

    func start(at deadline: Duration) {
        let flight = state.withLock { state -> Int? in
            guard state.action != nil else { return nil }
            state.deadline = deadline
            if let wake = state.wake, wake <= deadline { return nil }
            state.wake = deadline
            state.flight += 1
            return state.flight
        }
        if let flight { launch(flight, deadline) }
    }

    func dispose() {
        _ = state.withLock { state -> Action? in
            state.deadline = nil
            return state.action.take()
        }
    }

    private func launch(_ flight: Int, _ wake: Duration) {
        let delay = max(.zero, wake - time.now)
        queue.asyncAfter(deadline: .now() + delay.interval) { self.woke(flight) }
    }

    private func woke(_ flight: Int) {
        let now = time.now
        var again: Duration?
        let action = state.withLock { state -> Action? in
            guard flight == state.flight else { return nil }
            state.wake = nil
            guard let deadline = state.deadline else { return nil }
            if now < deadline {
                state.wake = deadline
                again = deadline
                return nil
            }
            state.deadline = nil
            return state.action
        }
        if let again { launch(flight, again) }
        action?.run()
    }
}
