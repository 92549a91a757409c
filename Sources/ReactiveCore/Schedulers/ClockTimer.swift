import Dispatch

/// An action scheduled on a clock, to run once or each time it is started.
///
/// It has at most one wake in the clock's heap. If it is started again for a later time, that wake stays in place. When
/// the wake's turn comes, it moves to the new time, with the sequence number of the last start. So moving a timer later
/// is cheap, and timers for the same instant still fire in the order they were last started.
final class ClockTimer: MovableTimer {
    private struct State: Sendable {
        /// Nil once the timer is disposed, or a one-shot timer has run.
        var action: Action?
        /// When the timer fires; nil while it isn't running.
        var goal: Instant?
        /// The timer's wake in the heap; nil if there is none.
        var wake: Wake?
    }

    private let list: TimerList
    private let isOneShot: Bool
    private let state: Lock<State>
    /// Where the action runs; nil for the thread that advances a ``VirtualTime``.
    let queue: DispatchQueue?

    init(in list: TimerList, queue: DispatchQueue?, isOneShot: Bool, action: @escaping @Sendable () -> Void) {
        self.list = list
        self.queue = queue
        self.isOneShot = isOneShot
        state = Lock(State(action: Action(run: action)))
    }

    var isDisposed: Bool { state.withLock { $0.action == nil } }

    var time: Duration? { state.withLock { $0.goal?.time } }

    func start(at deadline: Duration) { list.start(self) { now in max(deadline, now) } }

    func dispose() { withExtendedLifetime(list.dispose(self)) {} }

    /// Runs the action if `goal` is still what the timer was last started for.
    func fire(_ goal: Instant) { state.withLock { state in state.goal == goal ? take(&state) : nil }?.run() }

    private func take(_ state: inout State) -> Action? {
        state.goal = nil
        return isOneShot ? state.action.take() : state.action
    }

    // The rest runs under the list's lock.

    /// - Parameter makeWake: adds a wake to the heap. It gets the old wake if that is too late.
    func arm(_ goal: Instant, makeWake: (_ late: Wake?) -> Wake) {
        state.withLock { state in
            guard state.action != nil else { return }
            state.goal = goal
            if let wake = state.wake, wake.instant < goal { return }
            state.wake = makeWake(state.wake)
        }
    }

    func disarm() -> (action: Action?, wake: Wake?) {
        state.withLock { state in
            state.goal = nil
            return (state.action.take(), state.wake.take())
        }
    }

    /// Called when the timer's wake is the first of the heap.
    /// - Returns: the instant at which the timer is due, which is later than the wake if the timer was moved, and the
    ///   action if it's due and needs no queue.
    func turn(_ wake: Wake) -> (goal: Instant, action: Action?) {
        state.withLock { state in
            let goal = state.goal ?? wake.instant
            if wake.instant < goal {
                state.wake = Wake(instant: goal, place: wake.place)
                return (goal, nil)
            }
            state.wake = nil
            return (goal, queue == nil ? take(&state) : nil)
        }
    }
}
