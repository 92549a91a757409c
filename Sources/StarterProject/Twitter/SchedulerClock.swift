import ReactiveCore
import SocialService

/// A clock for the service that uses a scheduler's time, so that the service can answer in virtual time.
public struct SchedulerClock: ServiceClock {
    private let scheduler: SerialQueueScheduler

    /// The label of the queue for the callbacks of the account store and the service.
    public static let label = "twitter"

    /// Creates a clock on a time source. Its callbacks have their own background queue, separate from the pipelines'
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
