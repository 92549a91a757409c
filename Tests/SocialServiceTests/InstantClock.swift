import Dispatch
import SocialService

/// A clock on which everything is due at once, on a background queue, and no time ever passes: two services on two of them say the
/// same, headers with times included.
struct InstantClock: ServiceClock {
    private struct Nothing: Cancellation {
        func cancel() {}
    }

    var now: Duration { .zero }

    /// What is called off comes all the same: whoever scheduled it has to be able to bear that.
    func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Cancellation {
        DispatchQueue.global().async(execute: action)
        return Nothing()
    }
}
