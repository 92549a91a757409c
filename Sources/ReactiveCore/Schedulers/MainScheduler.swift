import Dispatch

/// Runs work on the main queue, where the user interface may be changed.
///
///     results.deliver(on: MainScheduler())
///         .subscribe(next: { label.text = $0 })
///
/// It always hops, even when called on the main queue, so actions without a delay run in the order they were scheduled.
/// The program must run the main queue, for example with `RunLoop.main.run()` at the end of its `main`.
///
/// It is one concrete type, whatever its clock, so the compiler knows that it delivers on the main actor: for it,
/// `deliver(on:)` returns a ``MainSignal``.
public struct MainScheduler: Scheduler {
    let time: any TimeSource

    /// - Parameter time: the clock. With a ``VirtualTime`` you step the main queue by hand.
    public init(time: any TimeSource = SystemTime()) { self.time = (time as? SystemTime)?.dedicated(to: .main) ?? time }

    public var now: Duration { time.now }

    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        time.schedule(after: delay, on: .main, action)
    }

    public func makeTimer(_ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        time.makeTimer(on: .main, action)
    }
}
