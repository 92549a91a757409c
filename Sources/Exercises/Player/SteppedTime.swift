import Dispatch
import ReactiveCore

/// The scenario's virtual clock, which marks the thread while it runs an action: what is seen then was run by the clock, and what is
/// seen without the mark escaped from it.
struct SteppedTime: TimeSource {
    let time: VirtualTime

    var now: Duration { time.now }

    func schedule(after delay: Duration, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void)
        -> any Disposable
    {
        let name = Self.name(of: queue)
        return time.schedule(after: delay, on: queue) { OnTheClock.run(as: name, action) }
    }

    func makeTimer(on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        let name = Self.name(of: queue)
        return time.makeTimer(on: queue) { OnTheClock.run(as: name, action) }
    }

    private static func name(of queue: DispatchQueue) -> String {
        // By its label: each mention of the main queue may be another object on Linux.
        queue.label == DispatchQueue.main.label ? ThreadName.main : queue.label
    }
}
