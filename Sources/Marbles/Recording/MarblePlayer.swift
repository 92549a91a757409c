import ReactiveCore
import Synchronization

/// Plays diagrams as signals on virtual time, and records the results.
///
///     let player = MarblePlayer()
///     let source = try player.hot("ab--c----d|")
///     let result = player.play(source.signal.throttle(player.steps(3), on: player.scheduler))
///     // LaneDrawing([Lane("", result)]) draws "----b--c--[d|]".
public final class MarblePlayer: Sendable {
    /// A diagram that plays with or without subscribers.
    public struct Hot: Sendable {
        /// Sends each subscriber the diagram's events after the subscription.
        public let signal: Signal<String, MarbleFailure>
        /// The beginnings (`^`) and ends (`!`) of the signal's subscriptions.
        public let subscriptions: EventLog
    }

    /// The clock of all signals. Playing the diagrams advances it.
    public let scheduler = TestScheduler()

    /// The virtual time of a step of a diagram.
    public let step: Duration

    private struct Input: Sendable {
        let subject: Subject<String, MarbleFailure>
        let diagram: MarbleDiagram
    }

    private let inputs = Mutex<[Input]>([])

    /// Creates a player.
    ///
    /// - Parameter step: the virtual time of a step of a diagram.
    public init(step: Duration = MarbleDiagram.defaultStep) { self.step = step }

    /// The duration of `count` steps.
    public func steps(_ count: Int) -> Duration { step * count }

    /// Returns a signal that sends the events of a line of marbles at their times, to the current subscribers.
    public func hot(_ marbles: String) throws(MarbleSyntaxError) -> Hot {
        hot(try MarbleDiagram(parsing: marbles, step: step))
    }

    /// Returns a signal that sends a diagram's events at their times, to the current subscribers.
    public func hot(_ diagram: MarbleDiagram) -> Hot {
        let subject = Subject<String, MarbleFailure>()
        inputs.withLock { $0.append(Input(subject: subject, diagram: diagram)) }
        let subscriptions = EventLog { [scheduler] in scheduler.now }
        let signal = Signal<String, MarbleFailure> { subscriber in
            subscriptions.write(.subscribed)
            let subscription = subject.signal.observe(subscriber.send)
            return ActionDisposable {
                subscriptions.write(.disposed)
                subscription.dispose()
            }
        }
        return Hot(signal: signal, subscriptions: subscriptions)
    }

    /// Returns a signal that plays a line of marbles from its beginning for each subscriber.
    public func cold(_ marbles: String) throws(MarbleSyntaxError) -> Signal<String, MarbleFailure> {
        cold(try MarbleDiagram(parsing: marbles, step: step))
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

    /// Subscribes to a signal, plays all hot diagrams, and waits 1,000 steps for other timers.
    ///
    /// Timers that are due at an instant fire before the diagrams' events of that instant.
    ///
    /// - Parameter instant: when to dispose of the subscription; nil to keep it until the end.
    /// - Returns: the signal's events, in order.
    public func play<Value: Described, Failure: Described>(
        _ signal: Signal<Value, Failure>, disposedAt instant: Duration? = nil
    ) -> [TimedEvent] {
        let log = EventLog { [scheduler] in scheduler.now }
        let subscription = signal.observe { log.write(TimedEvent.Kind($0)) }
        playInputs(interruptedAt: instant) { subscription.dispose() }
        let end = inputs.withLock { $0 }.map { $0.diagram.end }.max() ?? .zero
        scheduler.advance(to: max(end, scheduler.now))
        scheduler.advance(by: step * 1_000)
        subscription.dispose()
        return log.recorded
    }

    /// Sends the events of all hot diagrams, and advances the clock to each.
    ///
    /// - Parameters:
    ///   - instant: when to call `interrupt`, just before the diagrams' events of that instant; nil to never call it.
    ///   - interrupt: called at `instant`.
    public func playInputs(interruptedAt instant: Duration? = nil, _ interrupt: () -> Void = {}) {
        let events = inputs.withLock { $0 }.flatMap { input in
            input.diagram.events.map { (time: $0.time, kind: $0.kind, subject: input.subject) }
        }
        let eventsByTime = Dictionary(grouping: events, by: { $0.time })
        for time in Set(eventsByTime.keys).union([instant].compactMap({ $0 })).sorted() {
            scheduler.advance(to: time)
            if time == instant { interrupt() }
            for (_, kind, subject) in eventsByTime[time] ?? [] { Event(kind).map(subject.send) }
        }
    }
}
