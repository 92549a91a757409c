extension Transcript {
    /// The index of the first of the ``playedMoments`` with one of these verbs; their count if none was played.
    package func firstMoment(_ actions: BookVerb...) -> Int {
        let moments = playedMoments
        return moments.firstIndex { moment in
            moment.stimulus?.verb?.parts.contains(where: actions.contains) == true
        } ?? moments.count
    }

    /// The index of the first of the ``playedMoments`` that opens a form; their count if no form opens.
    package var opening: Int {
        let moments = playedMoments
        return moments.firstIndex { $0.stimulus?.action.isOpening == true } ?? moments.count
    }

    /// A lane's state after each of the ``playedMoments``: the last value so far, or `initial` before the first value.
    package func states(of lane: ObservationLane, from initial: String) -> [String] {
        var state = initial
        return playedMoments.map { moment in
            state = moment.values(in: lane).last ?? state
            return state
        }
    }

    package func values(in lane: ObservationLane, during range: Range<Int>) -> [String] {
        playedMoments[range].flatMap { $0.values(in: lane) }
    }
}

extension Observation {
    /// The value; empty for events without a value.
    package var text: String {
        if case .next(let value) = event { value } else { "" }
    }
}

extension Observation.Event {
    package var isFailure: Bool {
        if case .failed = self { true } else { false }
    }
}
