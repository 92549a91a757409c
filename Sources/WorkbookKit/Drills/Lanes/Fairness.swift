import Marbles

extension LaneProblem {
    /// Whether the operators' documented behavior determines the answer: it depends neither on the order of two events
    /// in one step, nor on a test of letters that an earlier stage has changed.
    var isFair: Bool {
        guard !testsChangedLetters else { return false }
        var lanes = sources
        for stage in stages {
            guard stage.isFair(for: lanes.compactMap { (try? MarbleDiagram(parsing: $0))?.events }),
                let sent = stage.output(for: lanes)
            else { return false }
            lanes = [MarbleDiagram(sent).marbles]
        }
        return true
    }

    private var testsChangedLetters: Bool {
        let change = stages.firstIndex { ["map", "compactMap", "tryMap", "scan"].contains($0.name) }
        let test = stages.lastIndex {
            ["filter", "take(while:)", "skip(while:)", "tryMap", "compactMap"].contains($0.name)
        }
        guard let change, let test else { return false }
        return change < test
    }
}

extension Double {
    fileprivate var isWhole: Bool { self == rounded() }
}

extension LaneStage {
    fileprivate func isFair(for lanes: [[TimedEvent]]) -> Bool {
        guard let first = lanes.first?.map(\.time) else { return false }
        switch name {
        case "throttle", "throttleFirst":
            let interval = MarbleDiagram.defaultStep * (arguments.last.flatMap { Int($0) } ?? 0)
            return !first.contains { first.contains($0 + interval) }
        case "Combine.throttle":
            let interval = MarbleDiagram.defaultStep * (arguments.last.flatMap { Int($0) } ?? 1)
            // A value must not come just when the next interval begins.
            return zip(first, first.dropFirst()).allSatisfy { $0 != $1 }
                && !first.contains { one in first.contains { $0 > one && (($0 - one) / interval).isWhole } }
        case "cold", "share", "replay":
            return !first.contains(MarbleDiagram.defaultStep * (arguments.last.flatMap { Int($0) } ?? 0))
        case "flatMap", "flatMapLatest":
            // Compare each inner lane with the source's events after the value that starts the inner lane.
            return zip(first, lanes.dropFirst()).allSatisfy { start, inner in
                !inner.contains { event in event.time > .zero && first.contains(start + event.time) }
            }
        case "then", "catch":
            return true
        default:
            return lanes.dropFirst().allSatisfy { other in other.allSatisfy { !first.contains($0.time) } }
        }
    }
}
