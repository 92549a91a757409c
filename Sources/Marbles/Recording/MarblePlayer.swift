import ReactiveCore
import Synchronization

/// Plays diagrams as signals on virtual time.
///
///     let player = MarblePlayer()
///     let source = player.hot(try MarbleDiagram(parsing: "ab--c----d|"))
///     // Subscribe to source.signal here.
///     player.playInputs()
public final class MarblePlayer: Sendable {
    /// The clock of all signals. Playing the diagrams advances it.
    public let scheduler = TestScheduler()

    private let inputs = Mutex<[(subject: Subject<String, MarbleFailure>, diagram: MarbleDiagram)]>([])

    /// Creates a player.
    public init() {}

    /// Plays a diagram with or without subscribers.
    /// - Returns: a signal that sends each subscriber the diagram's events after the subscription, and a log of the
    ///   subscriptions' beginnings (`^`) and ends (`!`).
    public func hot(_ diagram: MarbleDiagram) -> (signal: Signal<String, MarbleFailure>, subscriptions: EventLog) {
        let subject = Subject<String, MarbleFailure>()
        inputs.withLock { $0.append((subject, diagram)) }
        let subscriptions = EventLog { [scheduler] in scheduler.now }
        let signal = Signal<String, MarbleFailure> { subscriber in
            subscriptions.write(.subscribed)
            let subscription = subject.signal.observe(subscriber.send)
            return ActionDisposable {
                subscriptions.write(.disposed)
                subscription.dispose()
            }
        }
        return (signal, subscriptions)
    }

    /// Returns a signal that plays a diagram from its beginning for each subscriber.
    public func cold(_ diagram: MarbleDiagram) -> Signal<String, MarbleFailure> {
        Signal { [scheduler] subscriber in
            let timers = CompositeDisposable()
            for timed in diagram.events {
                guard let event = Event(timed.kind) else { continue }
                timers.add(scheduler.schedule(after: timed.time) { subscriber.send(event) })
            }
            return timers
        }
    }

    /// Sends the events of all hot diagrams, and advances the clock to each.
    ///
    /// Timers that are due at an instant fire before the diagrams' events of that instant.
    public func playInputs() {
        let events = inputs.withLock { $0 }.flatMap { input in
            input.diagram.events.map { (time: $0.time, kind: $0.kind, subject: input.subject) }
        }
        let eventsByTime = Dictionary(grouping: events, by: { $0.time })
        for time in eventsByTime.keys.sorted() {
            scheduler.advance(to: time)
            for (_, kind, subject) in eventsByTime[time] ?? [] { Event(kind).map(subject.send) }
        }
    }
}
