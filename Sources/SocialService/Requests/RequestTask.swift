import Synchronization

/// A request on its way.
public final class RequestTask: Cancellation {
    /// The number that the service gave it, counted from 1.
    public let number: Int

    private struct Waiting {
        let handler: SocialRequest.Handler
        let onCancel: @Sendable () -> Void
        var timer: (any Cancellation)?
    }

    /// Nil once the answer is being handed over, or was called off: whoever takes it decides.
    private let waiting: Mutex<Waiting?>

    init(number: Int, handler: @escaping SocialRequest.Handler, onCancel: @escaping @Sendable () -> Void) {
        self.number = number
        waiting = Mutex(Waiting(handler: handler, onCancel: onCancel, timer: nil))
    }

    /// Calls the request off. Its handler will not be called, unless the answer is already being handed over: then this does nothing.
    public func cancel() {
        guard let waiting = take() else { return }
        waiting.timer?.cancel()
        waiting.onCancel()
    }

    /// Keeps the timer that will bring the answer, for `cancel` to stop.
    func hold(_ timer: any Cancellation) {
        let isTooLate = waiting.withLock { waiting in
            waiting?.timer = timer
            return waiting == nil
        }
        if isTooLate { timer.cancel() }
    }

    /// The handler, for the one who brings the answer; nil when the request has been called off.
    func claim() -> SocialRequest.Handler? {
        take()?.handler
    }

    private func take() -> Waiting? {
        waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
    }
}
