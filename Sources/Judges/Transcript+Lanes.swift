import Exercises
import Grading
import Playing

extension Transcript {
    /// The index of the first of the ``playedMoments`` with one of these verbs; their count if there is none.
    func firstMoment(_ actions: BookVerb...) -> Int {
        let moments = playedMoments
        return moments.firstIndex { moment in
            moment.stimulus?.verb?.parts.contains(where: actions.contains) == true
        } ?? moments.count
    }

    /// The index of the first of the ``playedMoments`` that opens a form; their count if there is none.
    var opening: Int {
        let moments = playedMoments
        return moments.firstIndex { $0.stimulus?.action.isOpening == true } ?? moments.count
    }

    /// The index of the first of the ``playedMoments`` in which the user answers the request for access, or in which
    /// the form opens, if the user isn't asked; their count if there is none.
    var answer: Int {
        isAsked ? firstMoment(.allow, .deny) : opening
    }

    var isAsked: Bool {
        guard case .openForm(let world) = stimuli.first(where: \.action.isOpening)?.verb else { return true }
        return world.access == .ask
    }

    /// A lane's state after each of the ``playedMoments``: its last value up to then.
    func states(of lane: ObservationLane, from initial: String) -> [String] {
        var state = initial
        return playedMoments.map { moment in
            state = moment.values(in: lane).last ?? state
            return state
        }
    }

    func values(in lane: ObservationLane, during range: Range<Int>) -> [String] {
        playedMoments[range].flatMap { $0.values(in: lane) }
    }
}

extension Observation {
    /// The value; empty for events without a value.
    var text: String {
        if case .next(let value) = event { value } else { "" }
    }
}

extension Observation.Event {
    var isFailure: Bool {
        if case .failed = self { true } else { false }
    }
}
