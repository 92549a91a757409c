/// A subject of the user interface's: it is sent to on the main actor, and its signal delivers there.
///
/// Hot, as ``Subject``: who subscribes late misses what was sent before. Unlike a plain subject it completes when it is freed, as a view's
/// signals do when the view goes.
@MainActor public final class MainSubject<Value: Sendable>: Sendable {
    private let subject = Subject<Value, Never>()
    private let scheduler: MainScheduler

    /// - Parameter scheduler: takes the subscription to the main queue where somebody subscribes from elsewhere.
    public init(scheduler: MainScheduler = MainScheduler()) {
        self.scheduler = scheduler
    }

    deinit {
        // Completing is an event of the main actor's too.
        if mainQueueMark.isCurrent {
            subject.complete()
        } else {
            scheduler.schedule { [subject] in subject.complete() }
        }
    }

    /// Sends a value to all subscribers.
    public func send(_ value: Value) {
        subject.send(value)
    }

    /// What is sent from the moment of subscription on; completes when the subject is freed, and does not keep it alive.
    ///
    /// From another thread than the main one the subscription itself is scheduled on the main queue first.
    nonisolated public var signal: MainSignal<Value, Never> {
        MainSignal(unchecked: subject.signal.onMain(by: scheduler))
    }
}
