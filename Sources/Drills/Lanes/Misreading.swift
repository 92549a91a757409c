import Marbles

/// A misreading of an operator: its misconception, a clause for the reply, and the output that it predicts.
struct Misreading: Sendable {
    let misconception: Misconception
    /// The clause that completes "Your answer would be right if …".
    let clause: String
    /// The output that it predicts for a call and its lanes; nil if it doesn't apply to them.
    let output: @Sendable (LaneStage, _ sources: [String]) -> [TimedEvent]?

    /// A misreading that takes the operator for another call on the same lanes.
    init(_ misconception: Misconception, _ clause: String, like name: String, _ arguments: [String] = []) {
        (self.misconception, self.clause) = (misconception, clause)
        output = { _, sources in LaneStage(name, arguments).output(for: sources) }
    }

    /// A misreading that changes what the operator sends.
    init(_ misconception: Misconception, _ clause: String, _ change: @escaping @Sendable (Run) -> [TimedEvent]?) {
        (self.misconception, self.clause) = (misconception, clause)
        output = { stage, sources in
            guard let sent = stage.output(for: sources) else { return nil }
            let lanes = sources.compactMap { (try? MarbleDiagram(parsing: $0))?.events }
            return lanes.count == sources.count ? change(Run(sources: lanes, sent: sent)) : nil
        }
    }

    /// A run of the operator with its actual behavior.
    struct Run {
        let sources: [[TimedEvent]]
        let sent: [TimedEvent]

        var source: [TimedEvent] { sources[0] }

        /// The time at which the operator completed; nil if it didn't.
        var completion: Duration? { sent.ending.first { $0.kind == .completed }?.time }
    }
}

// MARK: - Misreadings of several operators

extension Misreading {
    static func waits(_ name: String) -> Misreading {
        Misreading(.waitsForTheEnd, "`\(name)` waited for the end") { $0.sent.lastAtTheEnd }
    }

    static func dropsRepeats(_ name: String) -> Misreading {
        Misreading(.wrongMemory, "`\(name)` left out a value that repeats the one before it") {
            $0.sent.withoutRepeats
        }
    }

    static func endsOnlyWithItsSource(_ name: String) -> Misreading {
        Misreading(.endsWithItsSource, "`\(name)` ended only with its source") { $0.sent.values + $0.source.ending }
    }
}

@resultBuilder enum Misreadings {
    static func buildExpression(_ misreading: Misreading) -> [Misreading] { [misreading] }
    static func buildExpression(_ misreadings: [Misreading]) -> [Misreading] { misreadings }
    static func buildBlock(_ misreadings: [Misreading]...) -> [Misreading] { misreadings.flatMap(\.self) }
}

extension [TimedEvent] {
    var values: [TimedEvent] { filter { !$0.kind.isEnding } }
    var ending: [TimedEvent] { filter(\.kind.isEnding) }

    func moved(by time: Duration) -> [TimedEvent] { map { TimedEvent(at: $0.time + time, $0.kind) } }

    func ending(as kind: TimedEvent.Kind) -> [TimedEvent] {
        map { $0.kind.isEnding ? TimedEvent(at: $0.time, kind) : $0 }
    }

    /// The values, each changed with the one before it.
    func changed(_ change: (_ last: String, _ text: String) -> String) -> [TimedEvent] {
        var last = ""
        return map { event in
            guard case .next(let text) = event.kind else { return event }
            defer { last = text }
            return TimedEvent(at: event.time, .next(change(last, text)))
        }
    }

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

    /// The events, cut off with a completion when another lane completes; nil if that lane doesn't complete.
    func cut(at other: [TimedEvent]) -> [TimedEvent]? {
        guard let end = other.ending.first, end.kind == .completed else { return nil }
        return filter { $0.time < end.time } + [end]
    }
}
