import Exercises

/// What of a recording matters in a task: what a right answer has in common with the solution.
///
/// Five rules hold for the whole book. Objects that live too long count after a release and a disposal only. The color
/// of a field, a status, a button, and an error are states: what's set twice is set once, and within an instant only
/// the last value counts. The number of subscribers counts only where it's the subject, and so does the log's thread.
/// What's canceled within an instant has no order.
public struct TaskView: Sendable {
    private var free: Set<ObservationLane>
    private let words: [ObservationLane: [[String]]]
    private let comparesSubscribers: Bool
    private let comparesThreads: Bool

    /// - Parameters:
    ///   - free: the lanes in which a right answer may do anything.
    ///   - words: the lanes whose texts are the learner's own. An event has to come, and where the solution's has one
    ///     of the words in a list, so must the learner's. No words at all: any text will do.
    ///   - comparesSubscribers: whether the number of the field's subscribers counts.
    ///   - comparesThreads: whether the thread of the log counts.
    public init(
        free: Set<ObservationLane> = [], words: [ObservationLane: [[String]]] = [:], comparesSubscribers: Bool = false,
        comparesThreads: Bool = false
    ) {
        (self.free, self.words) = (free, words)
        (self.comparesSubscribers, self.comparesThreads) = (comparesSubscribers, comparesThreads)
    }

    /// The view without some more lanes.
    func freeing(_ lanes: Set<ObservationLane>) -> TaskView {
        var view = self
        view.free.formUnion(lanes)
        return view
    }

    /// Whether a lane is compared.
    public func contains(_ lane: ObservationLane) -> Bool {
        !free.contains(lane) && (lane != .subscribers || comparesSubscribers)
    }

    // MARK: Comparing

    /// How a recording differs from the solution's, the earliest difference first.
    func differences(between expected: Transcript, and actual: Transcript) -> [LaneDifference] {
        let (expectedLanes, actualLanes) = (lanes(of: expected), lanes(of: actual))
        let names = Set(expectedLanes.keys).union(actualLanes.keys)
        let events = names.compactMap { name in
            let (wanted, came) = (expectedLanes[name] ?? [], actualLanes[name] ?? [])
            return LaneDifference(
                expected: wanted.changes, actual: came.changes,
                by: { ($0.at, sign(of: $0)) == ($1.at, sign(of: $1)) }, comparesThreads: comparesThread(of: name)
            )?.showing(wanted, came)
        }
        let all = events + LaneDifference.lives(expected: expected, actual: actual)
        return all.sorted { ($0.at, $0.order) < ($1.at, $1.order) }
    }

    /// The observations that count, by the name of their lane.
    private func lanes(of transcript: Transcript) -> [String: [Observation]] {
        let counted = Dictionary(grouping: transcript.observations.filter { contains($0.lane) }, by: \.laneName)
        return counted.mapValues { lane in
            guard lane.first.map({ [.canceled, .avatarCanceled].contains($0.lane) }) == true else { return lane }
            return lane.sorted { ($0.at, "\($0.event)") < ($1.at, "\($1.event)") }
        }
    }

    /// An event, apart from words that are the learner's own.
    private func sign(of observation: Observation) -> Observation.Event {
        guard let lists = words[observation.lane], case .next(let text) = observation.event else {
            return observation.event
        }
        if lists.isEmpty { return .next("") }
        let place = lists.firstIndex { words in words.contains { text.lowercased().contains($0.lowercased()) } }
        return place.map { .next(lists[$0].joined(separator: "|")) } ?? observation.event
    }

    private func comparesThread(of laneName: String) -> Bool {
        switch ObservationLane(rawValue: laneName) {
        case .log: comparesThreads
        case .request, .avatar, .failed: false
        default: true
        }
    }
}
