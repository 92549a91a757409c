import Dispatch
import Synchronization

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

    /// Runs its action once, unless it was canceled before.
    private final class Callback: Cancellation {
        private let action: @Sendable () -> Void
        private let isOver = Atomic(false)

        init(_ action: @escaping @Sendable () -> Void) {
            self.action = action
        }

        func run() {
            if !isOver.exchange(true, ordering: .acquiringAndReleasing) { action() }
        }

        func cancel() {
            isOver.store(true, ordering: .releasing)
        }
    }
}
