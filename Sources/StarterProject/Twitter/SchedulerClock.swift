import ReactiveCore
import SocialService

/// Gives the service a scheduler's time, so that it can answer in virtual time.
public struct SchedulerClock: ServiceClock {
    private let scheduler: SerialQueueScheduler

    /// The label of the queue on which the account store and the service call back.
    public static let label = "twitter"

    /// Creates a clock from a time source. Its callbacks have their own background queue, separate from the pipelines'
    /// schedulers.
    public init(time: any TimeSource) {
        scheduler = SerialQueueScheduler(label: Self.label, priority: .normal, time: time)
    }

    public var now: Duration { scheduler.now }

    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping @Sendable () -> Void) -> any Cancellation {
        Scheduled(disposable: scheduler.schedule(after: delay, action))
    }

    private struct Scheduled: Cancellation {
        let disposable: any Disposable

        func cancel() {
            disposable.dispose()
        }
    }
}
