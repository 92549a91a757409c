import ReactiveCore
import Synchronization

/// Writes down what happens, with the time of a clock. Any thread may write; the order is that of the calls.
public final class EventLog: Sendable {
    private let events = Mutex<[TimedEvent]>([])
    private let now: @Sendable () -> Duration

    /// An empty log that reads the time from `now`.
    public init(now: @escaping @Sendable () -> Duration) {
        self.now = now
    }

    /// What was written so far.
    public var recorded: [TimedEvent] { events.withLock { $0 } }

    /// Writes down one event, now.
    public func write(_ kind: TimedEvent.Kind, thread: String? = nil) {
        let event = TimedEvent(at: now(), kind, thread: thread)
        events.withLock { $0.append(event) }
    }
}

extension TimedEvent.Kind {
    /// Describes a signal's event: values and failures as `"\(value)"`.
    public init<Value, Failure>(_ event: Event<Value, Failure>) {
        self =
            switch event {
            case .next(let value): .next("\(value)")
            case .failed(let failure): .failed("\(failure)")
            case .completed: .completed
            }
    }
}

extension Event<String, MarbleFailure> {
    /// The event that a signal sends for a marble; nil for a subscription and a disposal.
    public init?(_ kind: TimedEvent.Kind) {
        switch kind {
        case .next(let value): self = .next(value)
        case .failed(let failure): self = .failed(MarbleFailure(failure))
        case .completed: self = .completed
        case .subscribed, .disposed: return nil
        }
    }
}
