import Dispatch
import ReactiveCore

/// The scenario's virtual clock. It marks the thread while it runs an action, so that work outside the schedulers
/// shows.
struct SteppedTime: TimeSource {
    let time: VirtualTime

    var now: Duration { time.now }

    func schedule(after delay: Duration, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void)
        -> any Disposable
    {
        let name = Self.name(of: queue)
        return time.schedule(after: delay, on: queue) { ThreadMark.run(as: name, action) }
    }

    func makeTimer(on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        let name = Self.name(of: queue)
        return time.makeTimer(on: queue) { ThreadMark.run(as: name, action) }
    }

    private static func name(of queue: DispatchQueue) -> String {
        // By its label: on Linux each use of `DispatchQueue.main` may be another object.
        queue.label == DispatchQueue.main.label ? ThreadName.main : queue.label
    }
}
