import Marbles

extension RecordedRun {
    /// A stage's wait for a timer or an answer.
    package struct Wait {
        package let lane: Int
        package let start: Duration
        package let end: Duration
        /// How long the wait takes if no event ends it.
        let length: Duration
        /// The indices of the events that begin and end the wait.
        fileprivate let events: ClosedRange<Int>
    }

    /// The waits in progress at `now`, after `count` events, by lane.
    func waits(after count: Int, at now: Duration) -> [Int: Wait] {
        let current = waits.filter {
            $0.events.lowerBound < count && count <= $0.events.upperBound && now - $0.start < $0.length
        }
        return Dictionary(current.map { ($0.lane, $0) }) { $1 }
    }

    /// The waits of all stages.
    ///
    /// A wait begins with a value from a source or, without a source, with the subscription. It ends with the stage's
    /// next event. A value that arrives in between restarts the wait.
    package var waits: [Wait] {
        var sources: [Int: [Int]] = [:]
        for (number, lane) in trace.lanes.enumerated() { lane.consumer.map { sources[$0, default: []].append(number) } }
        return trace.lanes.indices.flatMap { lane in
            let begins = { (event: StageEvent) in Self.begins(event, lane, sources: sources[lane] ?? []) }
            guard let length = length(ofWaitsOf: lane, isSource: sources[lane] == nil, begins: begins) else {
                return [Wait]()
            }
            let edges = trace.events.enumerated().filter { begins($1) || Self.ends($1, lane) }
            return edges.indices.filter { begins(edges[$0].element) }.map { place in
                let (first, start) = (edges[place].offset, edges[place].element.event.time)
                let next = edges[(place + 1)...].first
                return Wait(
                    lane: lane, start: start, end: min(start + length, next?.element.event.time ?? start + length),
                    length: length, events: first...(next?.offset ?? .max))
            }
        }
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
