import ReactiveCore
import Synchronization

/// Records events with the time of a clock, in the order of the calls. Safe on any thread.
public final class EventLog: Sendable {
    private let events = Mutex<[TimedEvent]>([])
    private let now: @Sendable () -> Duration

    /// Creates an empty log.
    ///
    /// - Parameter now: returns the current time.
    public init(now: @escaping @Sendable () -> Duration) { self.now = now }

    /// The events so far.
    public var recorded: [TimedEvent] { events.withLock { $0 } }

    /// Records an event.
    public func write(_ kind: TimedEvent.Kind, thread: String? = nil) {
        let event = TimedEvent(at: now(), kind, thread: thread)
        events.withLock { $0.append(event) }
    }
}

#if hasFeature(Embedded)
/// Values that can be written as `"\(value)"`. Without reflection, they must describe themselves.
public typealias Described = CustomStringConvertible
#else
/// Values that can be written as `"\(value)"`: all of them.
public typealias Described = Any
#endif

extension TimedEvent.Kind {
    /// Describes a signal's event: values and failures as `"\(value)"`.
    public init<Value: Described, Failure: Described>(_ event: Event<Value, Failure>) {
        switch event {
        case .next(let value): self = .next("\(value)")
        case .failed(let failure): self = .failed("\(failure)")
        case .completed: self = .completed
        }
    }
}

extension Event<String, MarbleFailure> {
    /// The event that a signal sends for a marble; nil for a subscription or a disposal.
    public init?(_ kind: TimedEvent.Kind) {
        switch kind {
        case .next(let value): self = .next(value)
        case .failed(let failure): self = .failed(MarbleFailure(failure))
        case .completed: self = .completed
        case .subscribed, .disposed: return nil
        }
    }
}
