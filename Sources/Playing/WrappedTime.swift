import Dispatch
import ReactiveCore

/// A clock that wraps each action of another clock.
package struct WrappedTime: TimeSource {
    package typealias Action = @Sendable () -> Void

    private let time: any TimeSource
    private let wrap: @Sendable (DispatchQueue, @escaping Action) -> Action

    package init(time: any TimeSource, wrap: @escaping @Sendable (DispatchQueue, @escaping Action) -> Action) {
        (self.time, self.wrap) = (time, wrap)
    }

    /// The scenario's virtual clock. It marks the thread while it runs an action, so that work outside the schedulers
    /// is visible.
    static func marked(_ time: VirtualTime) -> WrappedTime {
        WrappedTime(time: time) { queue, action in
            // Compare labels: on Linux, each use of `DispatchQueue.main` may return a different object.
            let name = queue.label == DispatchQueue.main.label ? ThreadName.main : queue.label
            return { ThreadMark.run(as: name, action) }
        }
    }

    package var now: Duration { time.now }

    package func schedule(after delay: Duration, on queue: DispatchQueue, _ action: @escaping Action) -> any Disposable
    {
        time.schedule(after: delay, on: queue, wrap(queue, action))
    }

    package func makeTimer(on queue: DispatchQueue, _ action: @escaping Action) -> any MovableTimer {
        time.makeTimer(on: queue, wrap(queue, action))
    }
}
