import Dispatch

/// Where ``MainScheduler`` and ``SerialQueueScheduler`` get their time from: the real clock (``SystemTime``) or one that is advanced by hand (``VirtualTime``).
public protocol TimeSource: Sendable {
    /// The time since the source's own start, monotonic.
    var now: Duration { get }

    /// Runs `action` on `queue` when `delay` has passed.
    /// - Returns: what calls it off, as long as it hasn't begun.
    @discardableResult
    func schedule(after delay: Duration, on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void)
        -> any Disposable

    /// A timer, not running yet, that goes off on `queue`.
    func makeTimer(on queue: DispatchQueue, _ action: @escaping @Sendable () -> Void) -> any MovableTimer
}
