import Tracing

extension RecordedRun {
    /// What a stage is waiting for: a timer, or an answer.
    struct Wait: Equatable {
        /// How long it has waited, and how long it waits altogether.
        var passed, length: Duration
    }

    /// The stages that wait after some events, by their lanes, at a time.
    ///
    /// A stage waits from the last value that it got, or from its subscription if it has no source, to the event that
    /// nothing inside the pipeline causes. A value that comes in between begins the same wait again.
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

    /// How long a stage waits; nil if it never does.
    private func length(ofWaitsOf lane: Int, isSource: Bool, begins: (StageEvent) -> Bool) -> Duration? {
        // What a person types again and again isn't waited for.
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

    /// Whether an event begins a wait of a lane: a value of a source, or the subscription to a stage without one.
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
