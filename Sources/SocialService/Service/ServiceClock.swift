import Dispatch
import Synchronization

/// The time of the service.
///
/// The services use their clock for callbacks, answers, and rate-limit windows. ``SystemClock`` uses the machine's
/// time. On virtual time, the same requests at the same instants get the same answers in every run.
public protocol ServiceClock: Sendable {
    /// The time since the clock started. It never goes back.
    var now: Duration { get }

    /// Calls `action` once after `delay`, unless it's canceled first: on a background queue, never inside `schedule`.
    ///
    /// - Returns: the scheduled call, for cancellation. Dropping it doesn't cancel the call.
    @discardableResult
    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Cancellation
}

/// A scheduled call or a request that can be canceled. Canceling it twice or too late does nothing.
public protocol Cancellation: Sendable {
    /// Cancels the call or the request. Safe on any thread.
    func cancel()
}

/// The machine's monotonic time. Actions run on a concurrent background queue, so that a slow one doesn't delay the
/// next.
public final class SystemClock: ServiceClock {
    private let start = ContinuousClock.now
    private let queue = DispatchQueue(label: "social-service", qos: .userInitiated, attributes: .concurrent)

    /// Starts a clock at zero.
    public init() {}

    public var now: Duration { ContinuousClock.now - start }

    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Cancellation {
        let callback = Callback(action)
        if delay <= .zero {
            queue.async { callback.run() }
        } else {
            queue.asyncAfter(deadline: .now() + .nanoseconds(Int(delay / .nanoseconds(1)))) { callback.run() }
        }
        return callback
    }

    private final class Callback: Cancellation {
        private let action: @Sendable () -> Void
        private let isOver = Atomic(false)

        init(_ action: @escaping @Sendable () -> Void) { self.action = action }

        func run() {
            if !isOver.exchange(true, ordering: .acquiringAndReleasing) { action() }
        }

        func cancel() { isOver.store(true, ordering: .releasing) }
    }
}
