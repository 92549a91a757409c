extension MarbleDiagram {
    /// More dashes than these are written as a jump.
    private static let longestPause = 12

    /// The diagram of what was recorded, in order of time.
    ///
    /// Every marble takes a step. Where two instants are closer than that, the diagram's steps are shorter: as long as the shortest distance,
    /// of whole milliseconds. Parts of a millisecond are dropped.
    ///
    /// - Parameters:
    ///   - events: the recording.
    ///   - step: how much virtual time a step takes, if it may.
    ///   - end: when the diagram is over; nil for the step behind the last event.
    public init(_ events: [TimedEvent], step: Duration = defaultStep, end: Duration? = nil) {
        self.events = events.map { event in
            TimedEvent(at: .milliseconds(event.time.inMilliseconds), event.kind, thread: event.thread)
        }
        let times = Set(self.events.map(\.time)).sorted()
        let shortest = zip(times, times.dropFirst()).map { $1 - $0 }.reduce(step, min)
        self.step = shortest
        let behind = times.last.map { $0 + shortest } ?? .zero
        self.end = max(end ?? behind, behind)
    }

    /// The line that reads as this diagram, with its step: a marble for each instant, between them dashes where the time is a few whole steps,
    /// and a jump as `600ms` where it is not.
    public var marbles: String {
        var line = ""
        var now = Duration.zero
        for (time, kinds) in kindsByInstant {
            line += pause(from: now, to: time)
            line += kinds.count == 1 ? kinds[0].marble : "[\(kinds.map(\.marble).joined())]"
            now = time + step
        }
        return line + pause(from: now, to: end)
    }

    private var kindsByInstant: [(time: Duration, kinds: [TimedEvent.Kind])] {
        Dictionary(grouping: events, by: \.time).mapValues { $0.map(\.kind) }.sorted { $0.key < $1.key }.map {
            ($0.key, $0.value)
        }
    }

    private func pause(from start: Duration, to end: Duration) -> String {
        let pause = end - start
        guard pause > .zero else { return "" }
        let steps = Int(pause / step)
        if step * steps == pause, steps <= Self.longestPause { return String(repeating: "-", count: steps) }
        // A jump is at most a day; a longer pause is several.
        var left = pause.inMilliseconds
        var jumps = ""
        while left > 0 {
            let jump = min(left, MarbleNotation.longestJump.inMilliseconds)
            jumps += "\(jump)ms"
            left -= jump
        }
        return jumps
    }
}
