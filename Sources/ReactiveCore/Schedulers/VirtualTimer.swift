import Dispatch
import HeapModule

/// An action scheduled on a ``VirtualTime``, to run once or each time it is started.
///
/// It has at most one valid entry in the heap. If it is started again for a later time, that entry stays in place. When
/// the entry's turn comes, it moves to the new time, with the sequence number of the last start. So moving a timer
/// later is cheap, and timers for the same instant still fire in the order they were last started.
final class VirtualTimer: MovableTimer {
    /// When an action runs: its time, and its place among the actions of that time.
    struct Instant: Comparable, Sendable {
        let time: Duration
        let sequence: Int

        static func < (left: Instant, right: Instant) -> Bool {
            left.time == right.time ? left.sequence < right.sequence : left.time < right.time
        }
    }

    struct Wake: Comparable, Sendable {
        let instant: Instant
        /// The timer's index in the clock's `timers`.
        let place: Int

        static func < (left: Wake, right: Wake) -> Bool { left.instant < right.instant }
        static func == (left: Wake, right: Wake) -> Bool { left.instant == right.instant }
    }

    private struct State: Sendable {
        /// Nil once the timer is disposed, or a one-shot timer has run.
        var action: Action?
        /// When the timer fires; nil while it isn't running.
        var goal: Instant?
        /// The timer's valid entry in the heap; any other entry is ignored.
        var entry: Instant?
    }

    /// An action that is due, to run outside the lock.
    struct Work: Sendable {
        fileprivate let action: Action
        fileprivate let queue: DispatchQueue?

        func run() {
            guard let queue else { return action.run() }
            if mainQueueMark.isOn(queue), mainQueueMark.isCurrent { return action.run() }
            let hasRun = DispatchSemaphore(value: 0)
            queue.async {
                action.run()
                hasRun.signal()
            }
            hasRun.wait()
        }
    }

    private let clock: VirtualTime
    private let queue: DispatchQueue?
    private let isOneShot: Bool
    private let state: Lock<State>

    /// - Parameter queue: where the action runs; nil for the advancing thread.
    init(time clock: VirtualTime, queue: DispatchQueue?, isOneShot: Bool, action: @escaping @Sendable () -> Void) {
        self.clock = clock
        self.queue = queue
        self.isOneShot = isOneShot
        state = Lock(State(action: Action(run: action)))
    }

    var isDisposed: Bool { state.withLock { $0.action == nil } }

    var time: Duration? { state.withLock { $0.action == nil ? nil : $0.goal?.time } }

    func start(at deadline: Duration) {
        clock.contents.withLock { contents in arm(at: max(deadline, contents.now), in: &contents) }
    }

    func dispose() {
        _ = state.withLock { state -> Action? in
            state.goal = nil
            return state.action.take()
        }
    }

    /// Runs under the clock's lock.
    func arm(at deadline: Duration, in contents: inout VirtualTime.Contents) {
        contents.sequence += 1
        let goal = Instant(time: deadline, sequence: contents.sequence)
        let needsEntry = state.withLock { state -> Bool in
            guard state.action != nil else { return false }
            state.goal = goal
            if let entry = state.entry, entry < goal { return false }
            state.entry = goal
            return true
        }
        if needsEntry { contents.insert(self, at: goal) }
    }

    /// Called when the entry `instant` has come to the front of the heap. Runs under the clock's lock.
    fileprivate func turn(_ instant: Instant) -> Turn {
        state.withLock { state in
            guard state.entry == instant else { return .ignore }
            state.entry = nil
            guard let action = state.action, let goal = state.goal else { return .ignore }
            if instant < goal {
                state.entry = goal
                return .wait(goal)
            }
            state.goal = nil
            if isOneShot { state.action = nil }
            return .run(Work(action: action, queue: queue))
        }
    }

    fileprivate enum Turn: Sendable {
        case ignore
        case wait(Instant)
        case run(Work)
    }
}

extension VirtualTime.Contents {
    mutating func insert(_ timer: VirtualTimer, at instant: VirtualTimer.Instant) {
        let place = vacant.popLast() ?? timers.count
        if place == timers.count { timers.append(timer) } else { timers[place] = timer }
        due.insert(VirtualTimer.Wake(instant: instant, place: place))
    }

    /// Whether anything is due by `instant`; a nil `instant` means at any time.
    func hasNext(until instant: Duration?) -> Bool {
        due.unordered.contains { wake in
            guard let time = timers[wake.place]?.time else { return false }
            return instant.map { time <= $0 } ?? true
        }
    }

    /// Removes and returns the next action that is due, and moves `now` to its time; nil if nothing is due.
    /// - Parameter instant: how far time may move; nil for no limit.
    mutating func next(until instant: Duration?) -> VirtualTimer.Work? {
        while let first = due.min, let timer = timers[first.place] {
            if let instant, first.instant.time > instant { return nil }
            due.removeMin()
            let turn = timer.turn(first.instant)
            if case .wait(let goal) = turn {
                due.insert(VirtualTimer.Wake(instant: goal, place: first.place))
                continue
            }
            timers[first.place] = nil
            vacant.append(first.place)
            if case .run(let work) = turn {
                now = max(now, first.instant.time)
                return work
            }
        }
        return nil
    }
}
