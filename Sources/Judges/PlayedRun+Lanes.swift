import Exercises
import Grading
import Playing

/// How a lane differs from the solution's, in the words in which a judge describes a mistake.
extension PlayedRun {
    /// Whether a lane has everything that it should have, and beyond that only values of one kind.
    func adds(in lane: ObservationLane = .log, of number: Int? = nil, _ isKind: (String) -> Bool) -> Bool {
        let extra = extra(in: lane, of: number)
        return !extra.isEmpty && missing(in: lane, of: number).isEmpty && extra.allSatisfy { isKind($0.text) }
    }

    /// Whether a lane has nothing that it shouldn't have, and all values of one kind are missing.
    func leavesOut(in lane: ObservationLane = .log, of number: Int? = nil, _ isKind: (String) -> Bool) -> Bool {
        let missing = missing(in: lane, of: number)
        let all = expected.observations(in: lane, of: number).filter { isKind($0.text) }
        return !missing.isEmpty && extra(in: lane, of: number).isEmpty && missing == all
    }

    /// Whether a lane has no value, although it should have some.
    func isSilent(in lane: ObservationLane) -> Bool {
        actual.values(in: lane).isEmpty && !expected.values(in: lane).isEmpty
    }

    /// Whether each event of a lane comes once more than it should.
    func doubles(in lane: ObservationLane = .log) -> Bool {
        let extra = extra(in: lane)
        return !extra.isEmpty && extra == expected.observations(in: lane)
    }

    /// Whether a lane leaves out values that equal the one before, as `distinct` does.
    func leavesOutRepetitions(in lane: ObservationLane = .log, of number: Int? = nil) -> Bool {
        let all = expected.values(in: lane, of: number)
        let repeated = Set(zip(all, all.dropFirst()).filter { $0 == $1 }.map(\.1))
        let missing = missing(in: lane, of: number)
        return !missing.isEmpty && extra(in: lane, of: number).isEmpty
            && missing.allSatisfy { repeated.contains($0.text) }
    }

    /// The values of a lane that came in place of others, each with the expected one.
    func replaced(in lane: ObservationLane = .log, of number: Int? = nil) -> [(expected: String, actual: String)] {
        let extra = extra(in: lane, of: number)
        return missing(in: lane, of: number).compactMap { wanted in
            extra.first { $0.at == wanted.at }.map { (wanted.text, $0.text) }
        }
    }

    /// Whether access was denied, by the user, from the beginning, or because there's no account.
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
    /// When something was done for the first time; nil if it wasn't.
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
