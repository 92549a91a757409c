import Synchronization

/// Where a stage writes down what it sees. Any thread may call it; order is the order of the calls.
public final class Observer: Sendable {
    /// The most observations that are kept between two answers. A scenario makes dozens; code that makes more is running away.
    static let capacity = 20_000

    private struct State {
        var observations: [Observation] = []
        var overflowed = false
    }

    private let state = Mutex(State())
    private let now: @Sendable () -> Duration

    /// An observer that reads the time from a clock, the scenario's virtual one.
    public init(now: @escaping @Sendable () -> Duration) {
        self.now = now
    }

    /// Writes down that something happened in a lane: now, on the calling thread.
    public func record(_ event: Observation.Event, in lane: String) {
        let observation = Observation(at: now(), lane: lane, event: event, thread: OnTheClock.threadName)
        state.withLock { state in
            if state.observations.count < Self.capacity {
                state.observations.append(observation)
            } else {
                state.overflowed = true
            }
        }
    }

    /// Writes down that a value arrived in a lane, described as `"\(value)"`.
    public func next(_ value: some Any, in lane: String) {
        record(.next("\(value)"), in: lane)
    }

    /// What was seen since the last call, and whether more was seen than is kept.
    func takeObservations() -> (observations: [Observation], overflowed: Bool) {
        state.withLock { state in
            defer { state = State() }
            return (state.observations, state.overflowed)
        }
    }
}
