import Exercises

/// A recording of one scenario, whole: what was played, and what was seen after each stimulus.
public struct Transcript: Sendable, Equatable {
    /// One stimulus and what it brought about.
    public struct Moment: Sendable, Equatable {
        /// What was played; nil for the first moment, the setting of the stage, and for the last, when it is struck.
        public var stimulus: Stimulus?
        /// What was seen between the moment before and the settling of this one, the running of timers due by then
        /// included.
        public var observations: [Observation]
        /// How many of the watched objects lived when everything had settled, by name.
        public var alive: [String: Int]

        /// A moment.
        public init(stimulus: Stimulus?, observations: [Observation], alive: [String: Int]) {
            self.stimulus = stimulus
            self.observations = observations
            self.alive = alive
        }
    }

    /// The seed that the stage was set with.
    public var seed: UInt64

    /// The setting of the stage, then one moment a stimulus, then the striking of the stage.
    public var moments: [Moment]

    /// A transcript.
    public init(seed: UInt64, moments: [Moment]) {
        self.seed = seed
        self.moments = moments
    }

    /// Everything that was played.
    public var stimuli: [Stimulus] { moments.compactMap(\.stimulus) }

    /// Everything that was seen, in order.
    public var observations: [Observation] { moments.flatMap(\.observations) }

    /// What was seen in one lane, in order.
    ///
    /// - Parameter number: which of several subscribers; nil where the lane has only one.
    public func observations(in lane: ObservationLane, of number: Int? = nil) -> [Observation] {
        observations.filter { $0.lane == lane && $0.number == number }
    }

    /// The values that arrived in one lane, in order.
    public func values(in lane: ObservationLane, of number: Int? = nil) -> [String] {
        observations(in: lane, of: number).compactMap { observation in
            if case .next(let value) = observation.event { value } else { nil }
        }
    }

    /// How many objects of a name lived after the last stimulus, before the stage was struck; 0 for a name that was
    /// never watched.
    public func alive(_ name: String) -> Int {
        moments.dropLast().last?.alive[name] ?? 0
    }

    /// How many objects of a name still lived after the stage was struck: what leaked.
    public func leaked(_ name: String) -> Int {
        moments.last?.alive[name] ?? 0
    }
}
