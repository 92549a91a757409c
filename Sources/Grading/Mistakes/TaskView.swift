import Playing

/// The parts of a recording in which a right answer to a task must agree with the solution.
///
/// Objects that live too long count only after a release or a disposal. Many other rules are traits of a course's
/// lanes: for example, setting a state to its current value doesn't count, and some lanes, or their threads, count only
/// in tasks that ask for them.
public struct TaskView: Sendable {
    private var free: Set<ObservationLane>
    private let words: [ObservationLane: [[String]]]
    private let counted: Set<ObservationLane>
    private let threads: Set<ObservationLane>
    private let anyThread: Set<ObservationLane>
    private let states: Set<ObservationLane>

    /// The course's lanes, whose order also sorts differences at one instant; empty if any lane is allowed.
    private(set) var lanes: [ObservationLane] = []

    /// - Parameters:
    ///   - free: the lanes in which a right answer may do anything.
    ///   - words: the lanes whose texts the learner words freely, with lists of words. Texts count as equal if the
    ///     first list with a word in them is the same. Without lists, any text will do.
    ///   - counted: the lanes that are compared only in tasks that list them here.
    ///   - threads: the lanes whose threads are compared only in tasks that list them here.
    ///   - anyThread: the lanes whose threads aren't compared here.
    ///   - states: the lanes that show a state here: setting a state to its current value doesn't count.
    public init(
        free: Set<ObservationLane> = [], words: [ObservationLane: [[String]]] = [:],
        counting counted: Set<ObservationLane> = [], comparingThreadsOf threads: Set<ObservationLane> = [],
        onAnyThread anyThread: Set<ObservationLane> = [], states: Set<ObservationLane> = []
    ) {
        (self.free, self.words, self.counted, self.threads) = (free, words, counted, threads)
        (self.anyThread, self.states) = (anyThread, states)
    }

    func recorded(in lanes: [ObservationLane]) -> TaskView { copy(of: self) { $0.lanes = lanes } }

    func freeing(_ lanes: Set<ObservationLane>) -> TaskView { copy(of: self) { $0.free.formUnion(lanes) } }

    /// Whether a lane is compared.
    public func contains(_ lane: ObservationLane) -> Bool {
        !free.contains(lane) && (!lane.traits.contains(.countsIfAsked) || counted.contains(lane))
    }

    // MARK: Comparing

    /// A recording's differences from the solution's, the earliest first.
    func differences(between expected: Transcript, and actual: Transcript) -> [LaneDifference] {
        let (expectedLanes, actualLanes) = (lanes(of: expected), lanes(of: actual))
        let names = Set(expectedLanes.keys).union(actualLanes.keys)
        let events = names.compactMap { name in
            let (wanted, came) = (expectedLanes[name] ?? [], actualLanes[name] ?? [])
            return LaneDifference(
                expected: wanted.changes, actual: came.changes,
                by: { ($0.at, sign(of: $0)) == ($1.at, sign(of: $1)) },
                comparesThreads: (wanted + came).first.map { comparesThread(of: $0.lane) } ?? false
            )?.showing(wanted, came)
        }
        let all = events + LaneDifference.lives(expected: expected, actual: actual)
        return all.sorted { ($0.at, place(of: $0.lane), $0.number ?? 0) < ($1.at, place(of: $1.lane), $1.number ?? 0) }
    }

    func lanes(of transcript: Transcript) -> [String: [Observation]] {
        let counted = Dictionary(grouping: transcript.observations.filter { contains($0.lane) }, by: \.laneName)
        return counted.mapValues { lane in
            if let first = lane.first?.lane, states.contains(first) {
                return lane.map { observation in copy(of: observation) { $0.lane = first.adding(.isState) } }
            }
            guard lane.first?.lane.traits.contains(.hasNoOrder) == true else { return lane }
            return lane.sorted { ($0.at, "\($0.event)") < ($1.at, "\($1.event)") }
        }
    }

    /// The event as it's compared: a freely worded text usually becomes the first list that has a word in it.
    func sign(of observation: Observation) -> Observation.Event {
        guard let lists = words[observation.lane], case .next(let text) = observation.event else {
            return observation.event
        }
        if lists.isEmpty { return .next("") }
        let place = lists.firstIndex { words in words.contains { text.lowercased().contains($0.lowercased()) } }
        return place.map { .next(lists[$0].joined(separator: "|")) } ?? observation.event
    }

    func comparesThread(of lane: ObservationLane) -> Bool {
        if lane.traits.contains(.hasAnyThread) || anyThread.contains(lane) { return false }
        return !lane.traits.contains(.hasThreadIfAsked) || threads.contains(lane)
    }

    private func place(of lane: ObservationLane?) -> Int { lane.flatMap(lanes.firstIndex(of:)) ?? .max }
}
