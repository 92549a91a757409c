import ReactiveCore
import SocialService

/// The service's clock, kept by a scheduler: on a virtual one, the service answers at virtual times.
public struct SchedulerClock: ServiceClock {
    private let scheduler: SerialQueueScheduler

    /// The label of the queue on which the account store and the service call back.
    public static let label = "twitter"

    /// A clock on a time source. Callbacks come on a background queue of their own, which is neither main nor the pipelines' own background.
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
