import Playing

/// The first difference between a lane and the solution's lane, or an object that should no longer be alive.
struct LaneDifference: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case missing(Observation.Event)
        case extra(Observation.Event)
        /// The event came more often at one instant than it should.
        case again(Observation.Event)
        case other(expected: Observation.Event, actual: Observation.Event)
        case late(Observation.Event, Duration)
        case thread(expected: String, actual: String)
        case alive(String)
    }

    /// The lane; nil for an object.
    let lane: ObservationLane?
    let kind: Kind
    let at: Duration
    private(set) var expected: [Observation]
    private(set) var actual: [Observation]

    /// The number of the lane's subscriber or controller, from 1; nil if the fixture doesn't number them.
    var number: Int? { (expected + actual).first?.number }

    /// - Parameter isSame: whether two observations count as equal, apart from their threads.
    init?(
        expected: [Observation], actual: [Observation], by isSame: (Observation, Observation) -> Bool,
        comparesThreads: Bool
    ) {
        guard let lane = (expected + actual).first?.lane else { return nil }
        (self.lane, self.expected, self.actual) = (lane, expected, actual)
        let equal = zip(expected, actual).prefix { isSame($0, $1) }.count
        let (wanted, came) = (expected.dropFirst(equal).first, actual.dropFirst(equal).first)
        guard let at = [wanted?.at, came?.at].compactMap(\.self).min() else {
            guard comparesThreads, let moved = zip(expected, actual).first(where: { $0.thread != $1.thread }) else {
                return nil
            }
            (kind, self.at) = (.thread(expected: moved.0.thread, actual: moved.1.thread), moved.1.at)
            return
        }
        self.at = at
        let isState = lane.traits.contains(.isState)
        // A state that wasn't set is still what it was before.
        let before = isState && equal > 0 ? expected[equal - 1] : nil
        switch (wanted?.at == at ? wanted : before, came?.at == at ? came : before) {
        case (let wanted?, let came?): kind = .other(expected: wanted.event, actual: came.event)
        case (let wanted?, nil):
            let delay = isState ? nil : Self.delay(of: actual.dropFirst(equal), after: expected.dropFirst(equal))
            kind = delay.map { .late(wanted.event, $0) } ?? .missing(wanted.event)
        case (nil, let came?):
            let isAgain = actual.prefix(equal).contains { $0.at == at && $0.event == came.event }
            kind = isAgain ? .again(came.event) : .extra(came.event)
        case (nil, nil): return nil
        }
    }

    /// How much later the first of these events came, if only their times differ; nil otherwise.
    private static func delay(of late: ArraySlice<Observation>, after wanted: ArraySlice<Observation>) -> Duration? {
        guard late.map(\.event) == wanted.map(\.event) else { return nil }
        return late[late.startIndex].at - wanted[wanted.startIndex].at
    }

    /// The difference with the state at each instant at which either program sets it, even to its current value. A
    /// difference in a lane without a state stays the same.
    func showing(_ wanted: [Observation], _ came: [Observation]) -> LaneDifference {
        guard lane?.traits.contains(.isState) == true else { return self }
        var difference = self
        let instants = Set((wanted + came).map(\.at)).sorted()
        (difference.expected, difference.actual) = (wanted.states(at: instants), came.states(at: instants))
        return difference
    }

    private init(stillAlive name: String, at time: Duration) {
        (lane, kind, at, expected, actual) = (nil, .alive(name), time, [], [])
    }

    /// The differences for objects of which more outlive a release or a disposal than in the solution's recording.
    static func lives(expected: Transcript, actual: Transcript) -> [LaneDifference] {
        var names: Set<String> = []
        var lives: [LaneDifference] = []
        let counted = Self.momentsAfterAnEnd(of: actual)
        for (index, (right, moment)) in zip(expected.moments, actual.moments).enumerated()
        where counted.contains(index) {
            for (name, count) in moment.alive where count > right.alive[name] ?? 0 && names.insert(name).inserted {
                lives.append(
                    LaneDifference(stillAlive: name, at: moment.stimulus?.at ?? actual.stimuli.last?.at ?? .zero))
            }
        }
        return lives
    }

    /// The numbers of objects that outlive a release or a disposal, in words.
    static func lives(in transcript: Transcript) -> [String] {
        momentsAfterAnEnd(of: transcript).sorted().map { index in
            let alive = transcript.moments[index].alive.filter { $0.value > 0 }.sorted { $0.key < $1.key }
            return alive.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
        }
    }

    /// The indices of the moments in which living objects count: each release or disposal, and the end after one.
    private static func momentsAfterAnEnd(of transcript: Transcript) -> Set<Int> {
        let moments = transcript.moments
        let ends = moments.indices.filter { moments[$0].stimulus?.action.endsSomething == true }
        guard let first = ends.first else { return [] }
        return Set(ends + moments.indices.suffix(2).filter { $0 > first })
    }
}

extension [Observation] {
    /// The changes of a state: the last event of each instant, unless it repeats the previous state. Other lanes stay
    /// unchanged.
    var changes: [Observation] {
        guard first?.lane.traits.contains(.isState) == true else { return self }
        return reduce(into: []) { states, observation in
            if states.last?.at == observation.at { states.removeLast() }
            if states.last?.event != observation.event { states.append(observation) }
        }
    }

    fileprivate func states(at instants: [Duration]) -> [Observation] {
        instants.compactMap { instant in
            guard let state = last(where: { $0.at <= instant }) else { return nil }
            var event = state.event
            if case .next(let value) = event, state.lane.traits.contains(.isShort) {
                event = .next(String(value.prefix(1)))
            }
            return Observation(at: instant, lane: state.lane, of: state.number, event: event, thread: state.thread)
        }
    }
}

extension Finding {
    /// The name of a finding that is just the first difference from the solution.
    public static let firstDifference = "first-difference"

    /// The finding, with the difference's observations if it has a name and no observations.
    func showing(_ difference: LaneDifference?) -> Finding {
        guard let difference, name != nil, expected.isEmpty, actual.isEmpty else { return self }
        return copy(of: self) { ($0.expected, $0.actual) = (difference.expected, difference.actual) }
    }
}
