import Dispatch
import Synchronization

/// A clock that doesn't move until you advance it, and then jumps from one scheduled action to the next.
///
///     let time = VirtualTime()
///     let schedulers = Schedulers.virtual(time)
///     schedulers.background.schedule(after: .seconds(10)) { print("on the background queue") }
///     time.advance(by: .seconds(10))
///
/// Schedulers on it keep their real queues. The advancing thread sends a due action to its queue and waits until the
/// action has run before it takes the next one. So code runs on its usual thread, but always in the same order: by due
/// time and, for equal times, in the order in which actions were scheduled and timers last started. Work without a
/// delay follows the same order.
///
/// You may schedule actions from any thread at any time. Advance from one thread only. On the main thread, work for the
/// main queue runs at once, inside `advance`. On any other thread, the main queue must be running, or `advance` waits
/// forever for its work.
public final class VirtualTime: TimeSource {
    let timers = TimerList()
    private let isAdvancing = Atomic<Bool>(false)
    private let limit: Int

    /// A clock at zero.
    /// - Parameter limit: how many actions one call of `advance` may run; more stop the program.
    public init(limit: Int = 1_000_000) {
        require(limit > 0, "Virtual time needs a limit of at least one action, not \(limit).")
        self.limit = limit
        mainQueueMark.register()
    }

    public var now: Duration { timers.now }

    @discardableResult
    public func schedule(after delay: Duration, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void)
        -> any Disposable
    {
        schedule(after: delay, on: Optional(queue), action)
    }

    public func makeTimer(on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        makeTimer(on: Optional(queue), action)
    }

    /// Runs everything that is due within the next `step`, then sets the time to the end of the step.
    public func advance(by step: Duration) {
        require(step >= .zero, "Time cannot be advanced by \(step): it never goes back.")
        advance(to: min(now + step.capped, .longest))
    }

    /// Runs everything that is due by `instant`, including actions scheduled in the meantime, then sets the time to
    /// `instant`.
    public func advance(to instant: Duration) {
        let start = now
        require(
            instant >= start, "Time cannot be advanced to \(instant): it is \(start) already, and it never goes back.")
        if !step(until: instant, limit: limit) {
            stop(
                """
                Virtual time ran \(limit) actions between \(start) and \(instant), and more are due.
                Something schedules itself again and again without a pause.
                Dispose it, or give VirtualTime(limit:) a higher limit.
                """)
        }
        timers.setTime(instant.capped)
    }

    /// Runs until nothing is scheduled. Afterwards, `now` is the time of the last action.
    /// - Throws: ``RunawayTime`` when something, such as a repeating timer, is still scheduled after `limit` actions.
    public func run(limit: Int = 100_000) throws(RunawayTime) {
        require(limit > 0, "Virtual time needs a limit of at least one action, not \(limit).")
        if !step(until: nil, limit: limit) { throw RunawayTime(limit: limit, now: now) }
    }

    /// Whether nothing is scheduled: everything has run or was canceled.
    public var isIdle: Bool { timers.isEmpty }

    /// The time of the next scheduled action; nil if nothing is scheduled.
    package var nextInstant: Duration? { timers.firstInstant }

    /// - Parameter queue: where the action runs; nil for the advancing thread.
    func makeTimer(on queue: DispatchQueue?, _ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        ClockTimer(in: timers, queue: queue, isOneShot: false, action: action)
    }

    func schedule(after delay: Duration, on queue: DispatchQueue?, _ action: @escaping @Sendable () -> Void)
        -> any Disposable
    {
        require(delay >= .zero, "An action cannot be scheduled \(delay) from now. Give a delay of zero or more.")
        let timer = ClockTimer(in: timers, queue: queue, isOneShot: true, action: action)
        timers.start(timer) { now in now + delay.capped }
        return timer
    }

    /// - Returns: whether everything due has run; false if the limit was reached first.
    private func step(until instant: Duration?, limit: Int) -> Bool {
        require(
            !isAdvancing.exchange(true, ordering: .acquiringAndReleasing),
            """
            Virtual time is being advanced already. Advance it from one place only, and not from inside an action:
            schedule what should happen later instead.
            """)
        defer { isAdvancing.store(false, ordering: .releasing) }
        for _ in 0..<limit {
            guard let due = timers.next(until: instant) else { return true }
            run(due)
        }
        return timers.firstInstant.map { first in instant.map { first > $0 } ?? false } ?? true
    }

    private func run(_ due: TimerList.Due) {
        guard let queue = due.timer.queue else { return due.action?.run() ?? () }
        if mainQueueMark.isOn(queue), mainQueueMark.isCurrent { return due.timer.fire(due.goal) }
        let hasRun = DispatchSemaphore(value: 0)
        queue.async {
            due.timer.fire(due.goal)
            hasRun.signal()
        }
        hasRun.wait()
    }
}

/// The error of a run that reaches its limit, usually because something schedules itself again and again.
public struct RunawayTime: Error, Equatable, Sendable, CustomStringConvertible {
    /// How many actions ran.
    public let limit: Int
    /// When the last action ran.
    public let now: Duration

    public var description: String {
        """
        Virtual time ran \(limit) actions until \(now), and something is still scheduled.
        Dispose what repeats, or advance to a given time instead of running to the end.
        """
    }
}
