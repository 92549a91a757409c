import Dispatch
import Synchronization

/// The timers of a ``SystemTime``. They share one timer of Dispatch, set for the first of them, so that a timer that is
/// disposed costs Dispatch nothing, and is freed at once.
struct SystemTimers: Sendable {
    private let list: TimerList

    init(time: @escaping @Sendable () -> Duration) {
        let alarm = Alarm(time: time)
        list = TimerList { list in alarm.set(for: list) }
    }

    func makeTimer(on queue: DispatchQueue, isOneShot: Bool, _ action: @escaping @Sendable () -> Void) -> ClockTimer {
        ClockTimer(in: list, queue: queue, isOneShot: isOneShot, action: action)
    }

    /// How many timers are kept.
    var count: Int { list.count }
}

/// Dispatch's timer, which hands each due timer to its queue.
private final class Alarm: Sendable {
    private static let queue = DispatchQueue(label: "timers", qos: .userInitiated)

    private let time: @Sendable () -> Duration
    /// When the source fires; nil if it doesn't.
    private let wake = Lock<Duration?>(nil)
    /// Used under the lock above. It isn't in there because it isn't `Sendable`.
    private let source = Mutex<(any DispatchSourceTimer)?>(nil)

    init(time: @escaping @Sendable () -> Duration) { self.time = time }

    deinit { source.withLock { $0?.cancel() } }

    func set(for list: TimerList) {
        wake.withLock { wake in
            let first = list.firstWake
            if first == wake { return }
            wake = first
            guard let first else { return }
            let delay = max(.zero, first - time()).interval
            source.withLock { source in
                let timer = source ?? makeSource(for: list)
                source = timer
                timer.schedule(deadline: .now() + delay)
            }
        }
    }

    private func makeSource(for list: TimerList) -> any DispatchSourceTimer {
        let source = DispatchSource.makeTimerSource(queue: Alarm.queue)
        source.setEventHandler { [weak self, weak list] in
            if let list { self?.fire(list) }
        }
        source.activate()
        return source
    }

    private func fire(_ list: TimerList) {
        while let due = list.next(until: time()) { due.timer.queue?.async { due.timer.fire(due.goal) } }
        wake.withLock { $0 = nil }
        set(for: list)
    }
}
