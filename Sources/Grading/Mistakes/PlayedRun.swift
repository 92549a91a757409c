import Playing

/// The learner's recording of one run, next to the solution's recording of the same run.
public struct PlayedRun: Sendable {
    /// The learner's recording, with the learner's code.
    public let actual: Transcript
    /// The solution's recording; the learner's own if there's nothing to compare with.
    public let expected: Transcript
    let differences: [LaneDifference]

    init(_ actual: Transcript, beside expected: Transcript?, in view: TaskView) {
        self.actual = actual
        self.expected = expected ?? actual
        differences = expected.map { view.differences(between: $0, and: actual) } ?? []
    }

    /// When the learner's recording first differs from the solution's; nil if it doesn't.
    public var firstDifference: Duration? { differences.first?.at }

    /// The learner's code.
    public var code: TaskCode { actual.code }

    /// The lane's events that the solution's recording has, and the learner's doesn't have at the same time.
    public func missing(in lane: ObservationLane, of number: Int? = nil) -> [Observation] {
        expected.observations(in: lane, of: number).removing(actual.observations(in: lane, of: number))
    }

    /// The lane's events that the learner's recording has, and the solution's doesn't have at the same time.
    public func extra(in lane: ObservationLane, of number: Int? = nil) -> [Observation] {
        actual.observations(in: lane, of: number).removing(expected.observations(in: lane, of: number))
    }
}

extension [Observation] {
    fileprivate func removing(_ others: [Observation]) -> [Observation] {
        var left = others
        return filter { observation in
            guard let place = left.firstIndex(where: { $0.at == observation.at && $0.event == observation.event })
            else { return true }
            left.remove(at: place)
            return false
        }
    }
}
