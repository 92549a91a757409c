import Synchronization

/// Records what a fixture sees. It can be called on any thread; the order is that of the calls.
public final class Observer: Sendable {
    /// The most observations between two answers. A scenario makes dozens; code that makes more never ends.
    static let capacity = 20_000

    private struct Recording {
        var observations: [Observation] = []
        var overflowed = false
    }

    private let recording = Mutex(Recording())
    private let now: @Sendable () -> Duration

    /// An observer that reads the time from a clock, the scenario's virtual one.
    public init(now: @escaping @Sendable () -> Duration) {
        self.now = now
    }

    /// Records an event in a lane: now, on the calling thread.
    ///
    /// - Parameter number: which of several subscribers the event belongs to, from 1.
    public func record(_ event: Observation.Event, in lane: ObservationLane, of number: Int? = nil) {
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

    /// Records that a value arrived in a lane, described as `"\(value)"`.
    public func next(_ value: some Any, in lane: ObservationLane, of number: Int? = nil) {
        record(.next("\(value)"), in: lane, of: number)
    }

    /// What was recorded since the last call, and whether there was more than fits.
    func takeObservations() -> (observations: [Observation], overflowed: Bool) {
        recording.withLock { recording in
            defer { recording = Recording() }
            return (recording.observations, recording.overflowed)
        }
    }
}
