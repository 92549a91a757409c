import Marbles

/// A misreading of an operator: its misconception, a clause for the reply, and the output that it predicts.
struct LaneMisreading: Sendable {
    let misconception: Misconception
    /// The clause that completes "Your answer would be right if …".
    let clause: String
    let model: Model

    init(_ misconception: Misconception, _ clause: String, _ model: Model) {
        (self.misconception, self.clause, self.model) = (misconception, clause, model)
    }

    init(_ misconception: Misconception, _ clause: String, like name: String, _ arguments: [String] = []) {
        self.init(misconception, clause, .runs(LaneStage(name, arguments)))
    }

    init(
        _ misconception: Misconception, _ clause: String, _ change: @escaping @Sendable (Run) -> [TimedEvent]?
    ) {
        self.init(misconception, clause, .changes(change))
    }

    enum Model: Sendable {
        /// Predicts the output of another call on the same lanes.
        case runs(LaneStage)
        /// Predicts an output from the operator's actual run.
        case changes(@Sendable (Run) -> [TimedEvent]?)

        func output(of stage: LaneStage, for sources: [String]) -> [TimedEvent]? {
            switch self {
            case .runs(let other):
                return other.output(for: sources)
            case .changes(let change):
                guard let sent = stage.output(for: sources) else { return nil }
                let lanes = sources.compactMap { (try? MarbleDiagram(parsing: $0))?.events }
                return lanes.count == sources.count ? change(Run(sources: lanes, sent: sent)) : nil
            }
        }
    }

    /// A run of the operator with its actual behavior.
    struct Run {
        let sources: [[TimedEvent]]
        let sent: [TimedEvent]

        var source: [TimedEvent] { sources[0] }
    }
}

@resultBuilder enum Misreadings {
    static func buildBlock(_ misreadings: LaneMisreading...) -> [LaneMisreading] { misreadings }
}

extension [TimedEvent] {
    var values: [TimedEvent] { filter { !$0.kind.isEnding } }
    var ending: [TimedEvent] { filter(\.kind.isEnding) }

    func moved(by time: Duration) -> [TimedEvent] { map { TimedEvent(at: $0.time + time, $0.kind) } }

    var withoutRepeats: [TimedEvent] {
        var last: TimedEvent.Kind?
        return filter { event in
            defer { last = event.kind }
            return event.kind != last
        }
    }

    /// Only the last value, together with the completion; nil without a value or a completion.
    var lastAtTheEnd: [TimedEvent]? {
        guard let end = ending.first, end.kind == .completed, let last = values.last else { return nil }
        return [TimedEvent(at: end.time, last.kind), end]
    }

    func ending(like other: [TimedEvent]) -> [TimedEvent] { values + other.ending }

    /// The events, cut off with a completion when another lane completes; nil if that lane doesn't complete.
    func cut(at other: [TimedEvent]) -> [TimedEvent]? {
        guard let end = other.ending.first, end.kind == .completed else { return nil }
        return filter { $0.time < end.time } + [end]
    }
}
