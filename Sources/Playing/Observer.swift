import ReactiveCore
import Synchronization

/// Records observations, from any thread, in the order of the calls.
public final class Observer: Sendable {
    /// The maximum number of observations between two answers. A scenario makes dozens; endless code exceeds it.
    static let capacity = 20_000

    private struct Recording {
        var observations: [Observation] = []
        var overflowed = false
    }

    private let recording = Mutex(Recording())
    private let now: @Sendable () -> Duration
    /// The observer that records instead, with the number for unnumbered observations; nil if this observer records.
    private let target: (observer: Observer, number: Int)?

    /// Makes an observer that reads the scenario's time with `now`.
    public init(now: @escaping @Sendable () -> Duration) { (self.now, target) = (now, nil) }

    /// An observer that records with another observer, and numbers the observations that have no number.
    package init(numbering number: Int, for observer: Observer) { (now, target) = (observer.now, (observer, number)) }

    /// Records an event in a lane, with the current time and thread.
    ///
    /// - Parameter number: the subscriber's number, from 1; nil for the observer's number, or for none.
    public func record(_ event: Observation.Event, in lane: ObservationLane, of number: Int? = nil) {
        if let target { return target.observer.record(event, in: lane, of: number ?? target.number) }
        let observation = Observation(
            at: now(), lane: lane, of: number, event: event, thread: ThreadMark.currentName)
        recording.withLock { recording in
            if recording.observations.count < Self.capacity {
                recording.observations.append(observation)
            } else {
                recording.overflowed = true
            }
        }
    }

    /// Records a value in a lane as `"\(value)"`.
    public func next(_ value: some Any, in lane: ObservationLane, of number: Int? = nil) {
        record(.next("\(value)"), in: lane, of: number)
    }

    func takeObservations() -> (observations: [Observation], overflowed: Bool) {
        recording.withLock { recording in
            defer { recording = Recording() }
            return (recording.observations, recording.overflowed)
        }
    }
}

extension Signal {
    @discardableResult package func record(
        by observer: Observer, in lane: ObservationLane, of number: Int,
        describe: @escaping @Sendable (Value) -> String
    ) -> any Disposable {
        subscribe(
            next: { value in observer.next(describe(value), in: lane, of: number) },
            failed: { error in observer.record(.failed("\(error)"), in: lane, of: number) },
            completed: { observer.record(.completed, in: lane, of: number) }
        )
    }
}
