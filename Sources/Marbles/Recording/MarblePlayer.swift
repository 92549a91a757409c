import ReactiveCore
import Synchronization

/// Plays diagrams as signals on virtual time, and records what comes out.
///
/// A test of an operator is three lines that stand under each other:
///
///     let player = MarblePlayer()
///     let source =   try player.hot("ab--c----d|")
///     let result = player.play(source.signal.throttle(player.steps(3), on: player.scheduler))
///     //           result draws as  "----b--c-- …"
public final class MarblePlayer: Sendable {
    /// A hot signal of a diagram: it plays whether anybody listens or not.
    public struct Hot: Sendable {
        /// Its events, from the subscription on.
        public let signal: Signal<String, MarbleFailure>
        /// When it was subscribed and when that ended: `^` and `!`.
        public let subscriptions: EventLog
    }

    /// The clock that everything runs on; it stands at zero until ``play(_:disposedAt:)``.
    public let scheduler = TestScheduler()

    /// How much virtual time a step of a diagram takes.
    public let step: Duration

    private struct Input: Sendable {
        let subject: Subject<String, MarbleFailure>
        let diagram: MarbleDiagram
    }

    private let inputs = Mutex<[Input]>([])

    /// A player whose steps take so much virtual time.
    public init(step: Duration = MarbleDiagram.defaultStep) {
        self.step = step
    }

    /// The time that so many steps take.
    public func steps(_ count: Int) -> Duration { step * count }

    /// A signal that sends a diagram's events at their times, to whoever listens then.
    public func hot(_ marbles: String) throws(MarbleSyntaxError) -> Hot {
        let diagram = try MarbleDiagram(parsing: marbles, step: step)
        let subject = Subject<String, MarbleFailure>()
        inputs.withLock { $0.append(Input(subject: subject, diagram: diagram)) }
        return Hot(signal: subject.signal, subscriptions: EventLog { [scheduler] in scheduler.now }).logged()
    }

    /// A signal that plays a diagram from its beginning for each subscriber.
    public func cold(_ marbles: String) throws(MarbleSyntaxError) -> Signal<String, MarbleFailure> {
        let diagram = try MarbleDiagram(parsing: marbles, step: step)
        return Signal { [scheduler] subscriber in
            let timers = CompositeDisposable()
            for event in diagram.events {
                timers.add(scheduler.schedule(after: event.time) { event.kind.event.map(subscriber.send) })
            }
            return timers
        }
    }

    /// Subscribes to a signal at time zero, plays all hot diagrams, lets the timers that are left run out, and tells what arrived.
    ///
    /// At one instant, timers that are due fire before the diagrams' events of that instant arrive.
    /// - Parameter instant: when the subscription is disposed of; nil for never.
    /// - Returns: what arrived, in order.
    public func play<Value, Failure>(
        _ signal: Signal<Value, Failure>,
        disposedAt instant: Duration? = nil
    ) -> [TimedEvent] {
        let log = EventLog { [scheduler] in scheduler.now }
        let subscription = signal.materialize().subscribe(next: { event in log.write(TimedEvent.Kind(event)) })
        let inputs = inputs.withLock { $0 }
        let events = inputs.flatMap { input in input.diagram.events.map { (event: $0, subject: input.subject) } }
        let ends = inputs.map(\.diagram.end).max() ?? .zero
        for time in Set(events.map(\.event.time) + [instant].compactMap { $0 }).sorted() {
            scheduler.advance(to: time)
            if time == instant { subscription.dispose() }
            for (event, subject) in events where event.time == time { event.kind.event.map(subject.send) }
        }
        scheduler.advance(to: max(ends, scheduler.now))
        scheduler.advance(by: step * 1_000)
        subscription.dispose()
        return log.recorded
    }
}

extension MarblePlayer.Hot {
    /// The same, writing down its subscriptions.
    fileprivate func logged() -> Self {
        let subscriptions = subscriptions
        return Self(
            signal: Signal { [signal] subscriber in
                subscriptions.write(.subscribed)
                let inner = signal.materialize().subscribe(next: subscriber.send)
                return ActionDisposable {
                    subscriptions.write(.disposed)
                    inner.dispose()
                }
            },
            subscriptions: subscriptions
        )
    }
}

extension TimedEvent.Kind {
    /// The event that a signal sends for it; nil for what is no event of a signal.
    package var event: Event<String, MarbleFailure>? {
        switch self {
        case .next(let value): .next(value)
        case .failed(let failure): .failed(MarbleFailure(failure))
        case .completed: .completed
        case .subscribed, .disposed: nil
        }
    }
}
