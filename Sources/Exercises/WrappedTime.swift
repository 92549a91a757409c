import Dispatch
import ReactiveCore

/// A clock that wraps each action of another clock.
struct WrappedTime: TimeSource {
    typealias Action = @Sendable () -> Void

    let time: any TimeSource
    let wrap: @Sendable (DispatchQueue, @escaping Action) -> Action

    /// The scenario's virtual clock. It marks the thread while it runs an action, so that work outside the schedulers
    /// is visible.
    static func marked(_ time: VirtualTime) -> WrappedTime {
        WrappedTime(time: time) { queue, action in
            // Compare labels: on Linux, each use of `DispatchQueue.main` may be another object.
            let name = queue.label == DispatchQueue.main.label ? ThreadName.main : queue.label
            return { ThreadMark.run(as: name, action) }
        }
    }

    /// A clock that records in the lane `timer` that a timer fires.
    static func recorded(_ time: any TimeSource, by observer: Observer) -> WrappedTime {
        WrappedTime(time: time) { _, action in
            {
                observer.next("fired", in: .timer)
                action()
            }
        }
    }

    var now: Duration { time.now }

    func schedule(after delay: Duration, on queue: DispatchQueue, _ action: @escaping Action) -> any Disposable {
        time.schedule(after: delay, on: queue, wrap(queue, action))
    }

    func makeTimer(on queue: DispatchQueue, _ action: @escaping Action) -> any MovableTimer {
        time.makeTimer(on: queue, wrap(queue, action))
    }
}
