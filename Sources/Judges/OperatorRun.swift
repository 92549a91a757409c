import Exercises
import Grading
import ReactiveCore
import Synchronization

/// What the subscribers of an operator got, and what they would have got from another operator, which is run on a test
/// scheduler.
struct OperatorRun<Input: Sendable, Failure: Error>: Sendable {
    let transcript: Transcript
    /// The lane of the subscribers.
    let lane: ObservationLane
    /// Why the source fails.
    let failure: Failure
    /// What the source sends at an action.
    let value: @Sendable (Stimulus.Action) -> Input?

    /// What was recorded, subscriber by subscriber, without the threads.
    var recorded: [Observation] {
        let subscribers = transcript.stimuli.count { $0.action == .subscribe }
        return (0..<subscribers).flatMap { transcript.observations(in: lane, of: $0 + 1) }.map {
            Observation(at: $0.at, lane: lane, of: $0.number, event: $0.event)
        }
    }

    /// What the subscribers get from an operator.
    func events<Output: Sendable>(
        of apply: (Signal<Input, Failure>, TestScheduler) -> Signal<Output, Failure>
    ) -> [Observation] {
        let clock = TestScheduler()
        let source = Subject<Input, Failure>()
        let result = apply(source.signal, clock)
        let events = Mutex<[Observation]>([])
        var subscriptions: [any Disposable] = []
        for stimulus in transcript.stimuli {
            clock.advance(to: stimulus.at)
            switch stimulus.action {
            case .subscribe:
                let (number, lane) = (subscriptions.count + 1, lane)
                @Sendable func record(_ event: Observation.Event) {
                    events.withLock { $0.append(Observation(at: clock.now, lane: lane, of: number, event: event)) }
                }
                subscriptions.append(
                    result.subscribe(
                        next: { record(.next("\($0)")) }, failed: { record(.failed("\($0)")) },
                        completed: { record(.completed) }))
            case .dispose: subscriptions.last?.dispose()
            case .complete: source.complete()
            case .fail: source.fail(failure)
            default: if let value = value(stimulus.action) { source.send(value) }
            }
        }
        let recorded = events.withLock { $0 }
        return subscriptions.indices.flatMap { number in recorded.filter { $0.number == number + 1 } }
    }

    /// The finding if the source has a subscription before the operator has.
    var subscribedEarly: Finding? {
        let first = transcript.firstMoment(.subscribe)
        guard transcript.playedMoments[..<first].contains(where: { !$0.observations.isEmpty }) else { return nil }
        return Finding(
            """
            Your signal subscribed to its source before anything subscribed to your signal. \
            Subscribe to the source inside `Signal { subscriber in … }`.
            """, hint: 1)
    }

    /// The finding if the source has more or fewer subscriptions than the operator, or keeps one for too long.
    var wrongSubscriptions: Finding? {
        let source = transcript.observations(in: .source).map(\.event)
        let subscriptions = source.count { $0 == .subscribed }
        let subscribers = transcript.stimuli.count { $0.action == .subscribe }
        if subscriptions != subscribers {
            return Finding(
                """
                Your signal has \(subscribers == 1 ? "one subscriber" : "\(subscribers) subscribers"), \
                and it subscribed to its source \(subscriptions) times. Subscribe to it once for each subscriber.
                """, hint: 1)
        }
        let ends = transcript.stimuli.contains { [.dispose, .complete, .fail].contains($0.action) }
        guard ends, !source.contains(.disposed) else { return nil }
        return Finding(
            """
            Your signal was disposed of, but it's still subscribed to its source. \
            The closure of `Signal { subscriber in … }` has to return what ends that.
            """, hint: 3)
    }
}
