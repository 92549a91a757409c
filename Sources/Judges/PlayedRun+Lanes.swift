import Exercises
import Grading
import Playing

/// Ways in which a lane can differ from the solution's lane, for judges that describe mistakes.
extension PlayedRun {
    /// Whether a lane has all expected events, and its extra events are all values of one kind.
    func adds(in lane: ObservationLane = .log, of number: Int? = nil, _ isKind: (String) -> Bool) -> Bool {
        let extra = extra(in: lane, of: number)
        return !extra.isEmpty && missing(in: lane, of: number).isEmpty && extra.allSatisfy { isKind($0.text) }
    }

    /// Whether a lane has no extra events, and lacks exactly the values of one kind.
    func leavesOut(in lane: ObservationLane = .log, of number: Int? = nil, _ isKind: (String) -> Bool) -> Bool {
        let missing = missing(in: lane, of: number)
        let all = expected.observations(in: lane, of: number).filter { isKind($0.text) }
        return !missing.isEmpty && extra(in: lane, of: number).isEmpty && missing == all
    }

    /// Whether a lane has no value, although values are expected.
    func isSilent(in lane: ObservationLane) -> Bool {
        actual.values(in: lane).isEmpty && !expected.values(in: lane).isEmpty
    }

    /// Whether each event of a lane comes once more than expected.
    func doubles(in lane: ObservationLane = .log) -> Bool {
        let extra = extra(in: lane)
        return !extra.isEmpty && extra == expected.observations(in: lane)
    }

    /// Whether a lane leaves out only values that equal the previous value, like `distinct`.
    func leavesOutRepetitions(in lane: ObservationLane = .log, of number: Int? = nil) -> Bool {
        let all = expected.values(in: lane, of: number)
        let repeated = Set(zip(all, all.dropFirst()).filter { $0 == $1 }.map(\.1))
        let missing = missing(in: lane, of: number)
        return !missing.isEmpty && extra(in: lane, of: number).isEmpty
            && missing.allSatisfy { repeated.contains($0.text) }
    }

    /// The wrong values of a lane, each with the expected value at the same time.
    func replaced(in lane: ObservationLane = .log, of number: Int? = nil) -> [(expected: String, actual: String)] {
        let extra = extra(in: lane, of: number)
        return missing(in: lane, of: number).compactMap { wanted in
            extra.first { $0.at == wanted.at }.map { (wanted.text, $0.text) }
        }
    }

    /// Whether access was denied: by the user, by the world, or because there's no account.
    var isDenied: Bool {
        if case .openForm(let world) = actual.stimuli.first(where: \.action.isOpening)?.verb,
            world.access == .deny || world.accounts == 0
        {
            return true
        }
        return actual.stimuli.contains { $0.verb == .deny }
    }
}

extension Transcript {
    /// The time at which a verb was first played; nil if it wasn't.
    func time(of action: BookVerb) -> Duration? { times(of: action).first }

    func times(of action: BookVerb) -> [Duration] {
        stimuli.filter { $0.verb?.parts.contains(action) == true }.map(\.at)
    }
}

extension [String] {
    var withoutRepetitions: [String] {
        reduce(into: []) { kept, text in if kept.last != text { kept.append(text) } }
    }
}
