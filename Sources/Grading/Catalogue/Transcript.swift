import Playing

/// The recording of one scenario: what was played, and what was observed after each stimulus.
public struct Transcript: Sendable, Equatable {
    /// One stimulus and its effects.
    public struct Moment: Sendable, Equatable {
        /// The stimulus; nil for the first moment (the beginning) and for the last (the release of the fixture).
        public var stimulus: Stimulus?
        /// What was observed from the previous moment until everything due in this moment had run, timers included.
        public var observations: [Observation]
        /// How many counted objects were alive at the end of the moment, by name.
        public var alive: [String: Int]
    }

    /// The seed of the run.
    public var seed: UInt64

    /// The beginning, then one moment per stimulus, then the release of the fixture.
    public var moments: [Moment]

    /// The code that was played, for judges.
    public var code = TaskCode([])

    /// A transcript.
    public init(seed: UInt64, moments: [Moment]) {
        self.seed = seed
        self.moments = moments
    }

    func playing(_ code: TaskCode) -> Transcript { copy(of: self) { $0.code = code } }

    /// The stimuli that were played, in order.
    public var stimuli: [Stimulus] { moments.compactMap(\.stimulus) }

    /// Everything that was observed, in order.
    public var observations: [Observation] { moments.flatMap(\.observations) }

    /// What was observed in one lane, in order.
    ///
    /// - Parameter number: which subscriber, from 1; nil if the lane has only one.
    public func observations(in lane: ObservationLane, of number: Int? = nil) -> [Observation] {
        moments.flatMap { moment in moment.observations.filter { $0.lane == lane && $0.number == number } }
    }

    /// The values that arrived in one lane, in order.
    public func values(in lane: ObservationLane, of number: Int? = nil) -> [String] {
        observations(in: lane, of: number).compactMap { observation in
            if case .next(let value) = observation.event { value } else { nil }
        }
    }

    /// How many objects with this name were alive after the last stimulus, before the release of the fixture; 0 for a
    /// name that was never counted.
    public func alive(_ name: String) -> Int {
        moments.dropLast().last?.alive[name] ?? 0
    }
}
