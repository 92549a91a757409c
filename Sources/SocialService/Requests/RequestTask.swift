import Synchronization

/// A request in flight.
public final class RequestTask: Cancellation {
    private struct Waiting {
        let handler: SocialRequest.Handler
        let onCancel: @Sendable () -> Void
        var timer: (any Cancellation)?
    }

    /// The handler and its timer; nil once the request is canceled or its answer is due.
    private let waiting: Mutex<Waiting?>

    init(handler: @escaping SocialRequest.Handler, onCancel: @escaping @Sendable () -> Void) {
        waiting = Mutex(Waiting(handler: handler, onCancel: onCancel))
    }

    /// Cancels the request, so that its handler isn't called. Does nothing once the service has started on the answer.
    public func cancel() {
        guard let waiting = take() else { return }
        waiting.timer?.cancel()
        waiting.onCancel()
    }

    /// Keeps the answer's timer, so that `cancel` can stop it.
    func hold(_ timer: any Cancellation) {
        let isTooLate = waiting.withLock { waiting in
            waiting?.timer = timer
            return waiting == nil
        }
        if isTooLate { timer.cancel() }
    }

    func claim() -> SocialRequest.Handler? { take()?.handler }

    private func take() -> Waiting? {
        waiting.withLock { waiting in
            defer { waiting = nil }
            return waiting
        }
    }
}
