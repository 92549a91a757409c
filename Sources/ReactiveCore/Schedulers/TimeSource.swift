import Dispatch

/// The clock of a ``MainScheduler`` or ``SerialQueueScheduler``: the real one (``SystemTime``), or one that you advance
/// by hand (``VirtualTime``).
public protocol TimeSource: Sendable {
    /// The time since the source's start. It never goes back.
    var now: Duration { get }

    /// Runs `action` on `queue` after `delay`.
    /// - Returns: a disposable that cancels the action if it hasn't begun.
    @discardableResult
    func schedule(after delay: Duration, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void)
        -> any Disposable

    /// A timer, not running yet, that fires on `queue`.
    func makeTimer(on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) -> any MovableTimer
}
