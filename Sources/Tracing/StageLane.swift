import Marbles

/// A stage of a pipeline: a lane of a drawing.
public struct StageLane: Sendable, Equatable, Codable {
    /// What is called there, such as `throttle`.
    public var operatorName: String
    /// The line and the operator, such as `12 throttle`; in another file than the main one, its name comes first.
    public var label: String
    /// Its number among the lanes with this label, from 1.
    public var number: Int
    /// The path of its file.
    public var file: String
    /// Its line in the file, counted from 1.
    public var line: Int
    /// The place of the lane that its events go to; nil for the last of a pipeline.
    public var consumer: Int?
    /// How many events of the trace had happened when the stage was created. Another lane of the same stage begins when
    /// it's subscribed to once more.
    public var created: Int
    /// The same for its first subscription; nil if it was never subscribed to.
    public var subscribed: Int?

    /// A lane.
    public init(
        operatorName: String, label: String? = nil, number: Int = 1, file: String = "", line: Int = 0,
        consumer: Int? = nil, created: Int = 0, subscribed: Int? = 0
    ) {
        (self.operatorName, self.label, self.number) = (operatorName, label ?? operatorName, number)
        (self.file, self.line, self.consumer) = (file, line, consumer)
        (self.created, self.subscribed) = (created, subscribed)
    }
}

/// An event of a lane.
public struct StageEvent: Sendable, Equatable, Codable {
    /// The place of its lane.
    public var lane: Int
    public var event: TimedEvent
    /// Whether it happened while its stage handled an event or was being subscribed to. Otherwise a timer, a scheduler,
    /// or something outside of the pipeline caused it.
    public var isReaction: Bool
    /// Its place among all events that were recorded, those of stages without a lane included.
    public var number: Int

    /// An event.
    public init(lane: Int, event: TimedEvent, isReaction: Bool, number: Int) {
        (self.lane, self.event, self.isReaction, self.number) = (lane, event, isReaction, number)
    }
}

/// The stages of a program's pipelines with their names, and what happened there.
public struct StageTrace: Sendable, Equatable, Codable {
    /// The stages, from the source to the last.
    public var lanes: [StageLane] = []
    /// What happened, in order.
    public var events: [StageEvent] = []
    /// Whether something was left out, because there was too much.
    public var isCut = false
    /// What is said where ``isCut`` is true.
    public static let sentenceOnCut = "There was too much to record all of it."

    /// Whether the first events have all happened on the main thread.
    /// - Parameter count: how many events; nil for all.
    public func isOnMain(after count: Int? = nil) -> Bool {
        events.prefix(count ?? events.count).allSatisfy { $0.event.thread == nil || $0.event.thread == "main" }
    }

    /// An empty trace.
    public init() {}

    /// The places of the lanes that there are after some events.
    public func places(after events: Int) -> [Int] {
        lanes.indices.filter { lanes[$0].created <= events }
    }

    /// The names of lanes. Several with the same label are numbered.
    public func names(of places: [Int]) -> [String] {
        let counts = Dictionary(places.map { (lanes[$0].label, 1) }, uniquingKeysWith: +)
        return places.map { place in
            let lane = lanes[place]
            return counts[lane.label, default: 1] > 1 ? "\(lane.label) \(lane.number)" : lane.label
        }
    }

    /// What is written into a lane instead of events after some events: that its stage wasn't subscribed to.
    public func note(at place: Int, after events: Int) -> String? {
        guard let first = lanes[place].subscribed else { return "never subscribed" }
        return first < events ? nil : "not subscribed yet"
    }

    /// The lanes as drawings need them, after some events. That a pipeline is subscribed to at the start isn't drawn.
    public func drawn(after count: Int? = nil) -> [Lane] {
        let count = count ?? events.count
        let places = places(after: count)
        var drawn = zip(places, names(of: places)).map { Lane($1, [], note: note(at: $0, after: count)) }
        let rows = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
        for event in events.prefix(count) where event.event.kind != .subscribed || event.event.time > .zero {
            if let row = rows[event.lane] { drawn[row].events.append(event.event) }
        }
        // An inner signal's lane begins when it's subscribed to.
        for row in drawn.indices {
            guard let first = drawn[row].events.first, let last = drawn[row].events.last else { continue }
            if first.kind == .subscribed { drawn[row].span = first.time...last.time }
        }
        return drawn
    }

    /// The lanes to be printed, and how many aren't: of those that come from the same code, only the first three are.
    public var printed: (lanes: [Lane], leftOut: Int) {
        let printed = zip(lanes, drawn()).filter { $0.0.number <= 3 }.map(\.1)
        return (printed, lanes.count - printed.count)
    }
}
