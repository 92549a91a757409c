import Marbles

/// A run of an operator with its actual behavior.
struct LaneRun {
    fileprivate let number: Int
    fileprivate let letter: String
    fileprivate let sources: [[TimedEvent]]
    fileprivate let sent: [TimedEvent]

    init(stage: LaneStage, sources: [[TimedEvent]], sent: [TimedEvent]) {
        number = stage.arguments.first.flatMap { Int($0) } ?? 1
        letter = String(stage.arguments.first?.dropFirst() ?? "")
        (self.sources, self.sent) = (sources, sent)
    }

    fileprivate var source: [TimedEvent] { sources[0] }
    fileprivate var interval: Duration { MarbleDiagram.defaultStep * number }
    /// The time at which the operator completed; nil if it didn't.
    fileprivate var completion: Duration? { sent.ending.first { $0.kind == .completed }?.time }
    /// The ends of the lanes, the earliest first.
    fileprivate var ends: [TimedEvent] { sources.compactMap(\.ending.first).sorted { $0.time < $1.time } }
    fileprivate var merged: [TimedEvent] { sources.flatMap(\.values).sorted { $0.time < $1.time } }

    fileprivate func next(in lane: [TimedEvent]) -> TimedEvent? {
        completion.flatMap { end in lane.first { $0.time > end } }
    }

    fileprivate func lastLane(after event: TimedEvent?) -> [TimedEvent]? {
        event.flatMap { sources.last?.moved(by: $0.time) }
    }

    /// The events before the first letter that isn't a vowel, and an end in its place; nil if there's no such letter.
    fileprivate func ending(atTheFirstNilAs kind: TimedEvent.Kind) -> [TimedEvent]? {
        let miss = source.values.first { !["a", "e", "i", "o", "u"].map { .next($0) }.contains($0.kind) }
        return miss.map { miss in sent.filter { $0.time < miss.time } + [TimedEvent(at: miss.time, kind)] }
    }
}

/// Changes of what an operator sends, by the names that the misreadings in `Solutions/Drills.md` use. A change is nil
/// where it doesn't apply.
enum LaneChanges {
    static let all: [String: @Sendable (LaneRun) -> [TimedEvent]?] = [
        "the source": { $0.source },
        "without repeats": { $0.sent.withoutRepeats },
        "a step late": { $0.sent.moved(by: MarbleDiagram.defaultStep) },
        "late by the interval": { $0.sent.moved(by: $0.interval) },
        "without its first": { Array($0.sent.dropFirst()) },
        "completes at its end": { $0.sent.ending(as: .completed) },
        "fails at its end": { $0.sent.ending(as: .failed("")) },
        "ends with its source": { $0.sent.values + $0.source.ending },
        "fails with its source": { run in
            guard run.sent.ending.first?.kind == .failed(""), !run.source.ending.isEmpty else { return nil }
            return run.sent.values + run.source.ending.ending(as: .failed(""))
        },
        "completes at the first nil": { $0.ending(atTheFirstNilAs: .completed) },
        "fails at the first nil": { $0.ending(atTheFirstNilAs: .failed("")) },
        "without what throws": { run in
            run.source.filter { $0.kind != .next(run.letter) }.changed { $1.uppercased() }
        },
        "pairs": { $0.source.changed(+) },
        "an empty text first": { run in
            run.sent.contains { $0.time == .zero } ? nil : [TimedEvent(at: .zero, .next(""))] + run.sent
        },
        "last at the end": { run in
            guard let end = run.completion, let last = run.sent.values.last else { return nil }
            return [TimedEvent(at: end, last.kind), TimedEvent(at: end, .completed)]
        },
        "with the value at its end": { run in
            guard let end = run.completion, let value = run.source.values.first(where: { $0.time == end })
            else { return nil }
            return run.sent.values + [value] + run.sent.ending
        },
        "completes with the next": { run in
            run.next(in: run.source).map { run.sent.values + [TimedEvent(at: $0.time, .completed)] }
        },
        "with the next": { run in
            run.next(in: run.source.values).map { run.sent.values + [$0, TimedEvent(at: $0.time, .completed)] }
        },
        "each value once": { run in
            run.source.enumerated().filter { place, event in
                !run.source[..<place].contains { $0.kind == event.kind }
            }.map(\.element)
        },
        "the last of equals": { Array($0.source.reversed()).withoutRepeats.reversed() },
        "what isn't sent": { run in run.source.filter { $0.kind.isEnding || !run.sent.contains($0) } },
        "the first of the source": { $0.source.values.prefix($0.number) + $0.source.ending },
        "the source without its last": { $0.source.values.dropLast($0.number) + $0.source.ending },
        "the source, completing": { $0.source.ending(as: .completed) },
        "when it came": { run in
            run.source.filter { value in value.kind.isEnding || run.sent.contains { $0.kind == value.kind } }
        },
        "only after quiet": { run in
            run.source.enumerated().filter { place, event in
                event.kind.isEnding || place == 0 || event.time - run.source[place - 1].time >= run.interval
            }.map(\.element)
        },
        "cut at its end": { $0.sent.cut(at: $0.sent.ending.first) },
        "cut with its source": { $0.sent.cut(at: $0.source.ending.first) },
        "cut at the first completion": { run in run.sent.cut(at: run.ends.first { $0.kind == .completed }) },
        "ends with both": { run in
            run.ends.count == run.sources.count ? run.sent.values + run.ends.suffix(1) : nil
        },
        "only at its first lane": { run in
            run.sent.filter { sent in sent.kind.isEnding || run.source.values.contains { $0.time == sent.time } }
        },
        "side by side": { $0.merged + $0.ends.suffix(1) },
        "merged, completing": { $0.merged + [TimedEvent(at: $0.ends.last?.time ?? .zero, .completed)] },
        "the last lane": { $0.sources.last },
        "the last lane, after a value": { $0.lastLane(after: $0.source.values.first) },
        "the last lane, after the end": { $0.lastLane(after: $0.source.ending.first) },
    ]
}

extension [TimedEvent] {
    var values: [TimedEvent] { filter { !$0.kind.isEnding } }
    var ending: [TimedEvent] { filter(\.kind.isEnding) }

    func moved(by time: Duration) -> [TimedEvent] { map { TimedEvent(at: $0.time + time, $0.kind) } }

    fileprivate func ending(as kind: TimedEvent.Kind) -> [TimedEvent] {
        map { $0.kind.isEnding ? TimedEvent(at: $0.time, kind) : $0 }
    }

    /// The events, each value changed with the one before it.
    fileprivate func changed(_ change: (_ last: String, _ text: String) -> String) -> [TimedEvent] {
        var last = ""
        return map { event in
            guard case .next(let text) = event.kind else { return event }
            defer { last = text }
            return TimedEvent(at: event.time, .next(change(last, text)))
        }
    }

    fileprivate var withoutRepeats: [TimedEvent] {
        enumerated().filter { $0 == 0 || self[$0 - 1].kind != $1.kind }.map(\.element)
    }

    /// The events before a completion, and the completion; nil if `end` isn't a completion.
    fileprivate func cut(at end: TimedEvent?) -> [TimedEvent]? {
        guard let end, end.kind == .completed else { return nil }
        return filter { $0.time < end.time } + [end]
    }
}
