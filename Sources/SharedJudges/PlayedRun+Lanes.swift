extension PlayedRun {
    /// Whether a lane has all expected events, and also extra events that are all of one kind.
    package func adds(in lane: ObservationLane = .log, of number: Int? = nil, _ isKind: (String) -> Bool) -> Bool {
        let extra = extra(in: lane, of: number)
        return !extra.isEmpty && missing(in: lane, of: number).isEmpty && extra.allSatisfy { isKind($0.text) }
    }

    /// Whether a lane has no extra events, and lacks exactly the events of one kind.
    package func leavesOut(in lane: ObservationLane = .log, of number: Int? = nil, _ isKind: (String) -> Bool) -> Bool {
        let missing = missing(in: lane, of: number)
        let all = expected.observations(in: lane, of: number).filter { isKind($0.text) }
        return !missing.isEmpty && extra(in: lane, of: number).isEmpty && missing == all
    }

    package func isSilent(in lane: ObservationLane) -> Bool {
        actual.values(in: lane).isEmpty && !expected.values(in: lane).isEmpty
    }

    /// Whether each event of a lane comes once more than expected.
    package func doubles(in lane: ObservationLane = .log) -> Bool {
        let extra = extra(in: lane)
        return !extra.isEmpty && extra == expected.observations(in: lane)
    }

    /// Whether a lane leaves out only values that the expected lane has twice in a row, like `distinct`.
    package func leavesOutRepetitions(in lane: ObservationLane = .log, of number: Int? = nil) -> Bool {
        let all = expected.values(in: lane, of: number)
        let repeated = Set(zip(all, all.dropFirst()).filter { $0 == $1 }.map(\.1))
        let missing = missing(in: lane, of: number)
        return !missing.isEmpty && extra(in: lane, of: number).isEmpty
            && missing.allSatisfy { repeated.contains($0.text) }
    }

    package func replaced(in lane: ObservationLane = .log, of number: Int? = nil) -> [(
        expected: String, actual: String
    )] {
        let extra = extra(in: lane, of: number)
        return missing(in: lane, of: number).compactMap { wanted in
            extra.first { $0.at == wanted.at }.map { (wanted.text, $0.text) }
        }
    }

    /// The expected and actual events of the first subscriber whose events are wrong; nil if all events are right.
    package func wrongEvents(in lane: ObservationLane) -> (expected: [Observation.Event], actual: [Observation.Event])?
    {
        let subscribers = actual.stimuli.count { $0.verb == .subscribe }
        return (0..<subscribers).lazy.map { number in
            (
                expected.observations(in: lane, of: number + 1).map(\.event),
                actual.observations(in: lane, of: number + 1).map(\.event)
            )
        }.first { $0 != $1 }
    }

    /// Whether access was denied, by the user or by the world, or whether there's no account.
    package var isDenied: Bool {
        if case .openForm(let world) = actual.stimuli.first(where: \.action.isOpening)?.verb,
            world.access == .deny || world.accounts == 0
        {
            return true
        }
        return actual.stimuli.contains { $0.verb == .deny }
    }
}

extension Transcript {
    package func time(of action: BookVerb) -> Duration? { times(of: action).first }

    package func times(of action: BookVerb) -> [Duration] {
        stimuli.filter { $0.verb?.parts.contains(action) == true }.map(\.at)
    }
}
