import Dispatch
import ReactiveCore

/// A clock that records, in the lane `timer`, that a timer fires.
struct RecordedTime: TimeSource {
    let time: any TimeSource
    let observer: Observer

    var now: Duration { time.now }

    func schedule(after delay: Duration, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void)
        -> any Disposable
    {
        time.schedule(after: delay, on: queue, recorded(action))
    }

    func makeTimer(on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        time.makeTimer(on: queue, recorded(action))
    }

    private func recorded(_ action: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        { [observer] in
            observer.next("fired", in: .timer)
            action()
        }
    }
}
