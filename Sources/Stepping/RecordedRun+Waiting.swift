import Marbles

extension RecordedRun {
    /// A stage's wait for a timer or an answer.
    struct Wait: Equatable {
        /// How long the stage has waited, and the length of the whole wait.
        var passed, length: Duration
    }

    /// The waits in progress at `now`, after `count` events, by lane.
    ///
    /// A wait begins with a value from a source or, without a source, with the subscription. It ends with the stage's
    /// next event. A value that arrives in between restarts the wait.
    func waits(after count: Int, at now: Duration) -> [Int: Wait] {
        var sources: [Int: [Int]] = [:]
        for (number, lane) in trace.lanes.enumerated() { lane.consumer.map { sources[$0, default: []].append(number) } }
        var waits: [Int: Wait] = [:]
        for lane in trace.lanes.indices {
            let begins = { (event: StageEvent) in Self.begins(event, lane, sources: sources[lane] ?? []) }
            guard let length = length(ofWaitsOf: lane, isSource: sources[lane] == nil, begins: begins),
                let cause = trace.events.prefix(count).lastIndex(where: begins),
                case let passed = now - trace.events[cause].event.time, passed < length,
                !trace.events[cause..<min(count, trace.events.count)].contains(where: { Self.ends($0, lane) })
            else { continue }
            waits[lane] = Wait(passed: passed, length: length)
        }
        return waits
    }

    /// The length of a stage's first wait, taken as the length of each wait; nil if it never waits.
    private func length(ofWaitsOf lane: Int, isSource: Bool, begins: (StageEvent) -> Bool) -> Duration? {
        // A source without an end, such as a text field, isn't waiting for anything.
        if isSource, !trace.events.contains(where: { $0.lane == lane && $0.event.kind.isEnding }) { return nil }
        var start: Duration?
        for event in trace.events {
            if Self.ends(event, lane), !event.isReaction, let start, event.event.time > start {
                return event.event.time - start
            }
            if begins(event) { start = event.event.time }
        }
        return nil
    }

    /// Whether an event begins a lane's wait: a value of a source, or the subscription to a stage without a source.
    private static func begins(_ event: StageEvent, _ lane: Int, sources: [Int]) -> Bool {
        if sources.isEmpty { return event.lane == lane && event.event.kind == .subscribed }
        guard case .next = event.event.kind else { return false }
        return sources.contains(event.lane)
    }

    private static func ends(_ event: StageEvent, _ lane: Int) -> Bool {
        guard event.lane == lane else { return false }
        if case .next = event.event.kind { return true }
        return event.event.kind.isEnding
    }
}
