import Dispatch

// A queue in place of a scheduler, in any operator.

@available(*, unavailable, message: "Write MainScheduler(), or SerialQueueScheduler(queue: queue).")
extension DispatchQueue: Scheduler {
    public var now: Duration { fatalError() }

    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Disposable {
        fatalError()
    }
}
