/// A subject for the user interface: you send to it on the main actor, and its signal delivers there.
///
/// It is hot, like ``Subject``: a late subscriber misses earlier values. Unlike a plain subject, it completes when it
/// is freed, as the signals of a view should.
@MainActor public final class MainSubject<Value: Sendable>: Sendable {
    private let subject = Subject<Value, Never>()
    private let scheduler: MainScheduler

    /// - Parameter scheduler: moves work that starts on another thread to the main queue.
    public init(scheduler: MainScheduler = MainScheduler()) { self.scheduler = scheduler }

    deinit {
        // The completion belongs on the main actor too.
        if mainQueueMark.isCurrent {
            subject.complete()
        } else {
            scheduler.schedule { [subject] in subject.complete() }
        }
    }

    /// Sends a value to all subscribers.
    public func send(_ value: Value) { subject.send(value) }

    /// Sends the subject's values from the moment of subscription on, and completes when the subject is freed. The
    /// signal does not keep the subject alive.
    ///
    /// On a thread other than the main thread, the subscription is first scheduled on the main queue.
    nonisolated public var signal: MainSignal<Value, Never> {
        subject.signal.onMain(by: scheduler).uncheckedMain(by: scheduler)
    }
}
