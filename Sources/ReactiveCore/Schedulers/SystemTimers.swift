import Dispatch
import Synchronization

/// The timers of a ``SystemTime``. They share one timer of Dispatch, set for the first of them, so that a timer that is
/// disposed costs Dispatch nothing, and is freed at once.
struct SystemTimers: Sendable {
    private let list: TimerList

    /// - Parameter queue: the queue of all these timers; nil if each has its own, and may have to be handed over to it.
    init(on queue: DispatchQueue?, time: @escaping @Sendable () -> Duration) {
        let alarm = Alarm(queue: queue, time: time)
        list = TimerList { list in alarm.set(for: list) }
    }

    func makeTimer(on queue: DispatchQueue, isOneShot: Bool, _ action: @escaping @Sendable () -> Void) -> ClockTimer {
        ClockTimer(in: list, queue: queue, isOneShot: isOneShot, action: action)
    }

    /// How many timers are kept.
    var count: Int { list.count }
}

/// Dispatch's timer, which fires each timer that is due on its queue.
private final class Alarm: Sendable {
    private static let anyQueue = DispatchQueue(label: "timers", qos: .userInitiated)

    private let queue: DispatchQueue?
    private let time: @Sendable () -> Duration
    /// When the source fires; nil if it doesn't.
    private let wake = Lock<Duration?>(nil)
    /// Used under the lock above. It isn't in there because it isn't `Sendable`.
    private let source = Mutex<(any DispatchSourceTimer)?>(nil)

    init(queue: DispatchQueue?, time: @escaping @Sendable () -> Duration) {
        self.queue = queue
        self.time = time
    }

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
        let source = DispatchSource.makeTimerSource(queue: queue ?? Alarm.anyQueue)
        source.setEventHandler { [weak self, weak list] in
            if let list { self?.fire(list) }
        }
        source.activate()
        return source
    }

    private func fire(_ list: TimerList) {
        wake.withLock { $0 = nil }
        let now = time()
        // All first, so that a timer that starts itself again and again doesn't keep the queue from its other work.
        var due: [TimerList.Due] = []
        while let next = list.next(until: now) { due.append(next) }
        set(for: list)
        for next in due {
            let fire = { @Sendable in next.timer.fire(next.goal) }
            if queue != nil { fire() } else { next.timer.queue?.async(execute: fire) }
        }
    }
}
