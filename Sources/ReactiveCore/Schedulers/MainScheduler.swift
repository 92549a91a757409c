import Dispatch

/// Runs work on the main queue, where the user interface lives.
///
/// It always hops, also when it is called on the main queue, so the order is that of scheduling. Somebody has to run the main queue:
/// a program ends its `main` in `RunLoop.main.run()`.
///
/// It is one concrete type, whatever its time, because the compiler knows its delivery to be the main actor's:
/// `deliver(on:)` with it returns a ``MainSignal``.
public struct MainScheduler: Scheduler {
    let time: any TimeSource

    /// - Parameter time: the clock; a ``VirtualTime`` steps the main queue by hand.
    public init(time: any TimeSource = SystemTime()) {
        self.time = time
    }

    public var now: Duration { time.now }

    @discardableResult
    public func schedule(_ action: @escaping @Sendable () -> Void) -> any Disposable {
        time.schedule(after: .zero, on: .main, action)
    }

    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        time.schedule(after: delay, on: .main, action)
    }

    public func makeTimer(_ action: @escaping @Sendable () -> Void) -> any MovableTimer {
        time.makeTimer(on: .main, action)
    }
}
