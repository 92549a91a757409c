/// The lane of one stage of a pipeline, in a drawing.
public struct StageLane: Sendable, Equatable, Codable {
    /// The operator's name, such as `throttle`.
    public var operatorName: String
    /// The line and the operator, such as `12 throttle`; outside the main file, the file's name comes first.
    public var label: String
    /// The lane's number among the lanes with the same label, from 1.
    public var number = 1
    /// The file's path.
    public var file = ""
    /// The line in the file, counted from 1.
    public var line = 0
    /// The index of the lane that receives the events; nil for the last lane of a pipeline.
    public var consumer: Int?
    /// How many events of the trace have happened when the lane appears: at the stage's creation or, for the stage's
    /// later lanes, after their first subscription.
    public var created = 0
    /// How many events came before the lane's first subscription; nil if there was no subscription.
    public var subscribed: Int? = 0
}

/// An event of a lane.
public struct StageEvent: Sendable, Equatable, Codable {
    /// The index of the lane.
    public var lane: Int
    public var event: TimedEvent
    /// Whether the stage sent the event while it handled another event or was being subscribed to.
    public var isReaction: Bool
    /// The event's index among all recorded events, including those that the trace leaves out.
    public var number: Int
}

/// The named stages of a program's pipelines, and their events.
public struct StageTrace: Sendable, Equatable, Codable {
    /// The lanes, each pipeline's sources first.
    public var lanes: [StageLane] = []
    /// The events, in order.
    public var events: [StageEvent] = []
    /// Whether the recording is incomplete, because there were too many stages or events.
    public var isCut = false
    /// The sentence to print if ``isCut`` is true.
    public static let sentenceOnCut = "There was too much to record all of it."

    /// Whether each of the first events happened on the main thread or on an unknown thread.
    /// - Parameter count: the number of events; nil for all.
    public func isOnMain(after count: Int? = nil) -> Bool {
        events.prefix(count ?? events.count).allSatisfy { $0.event.thread == nil || $0.event.thread == "main" }
    }

    /// Makes an empty trace.
    public init() {}

    /// The indices of the lanes that exist after the first `events` events.
    public func places(after events: Int) -> [Int] { lanes.indices.filter { lanes[$0].created <= events } }

    /// The names of lanes. Lanes with the same label are numbered.
    public func names(of places: [Int]) -> [String] {
        let counts = Dictionary(places.map { (lanes[$0].label, 1) }, uniquingKeysWith: +)
        return places.map { place in
            let lane = lanes[place]
            return counts[lane.label, default: 1] > 1 ? "\(lane.label) \(lane.number)" : lane.label
        }
    }

    /// A note to draw in the empty lane of a stage that hasn't been subscribed to; nil for other stages.
    public func note(at place: Int, after events: Int) -> String? {
        guard let first = lanes[place].subscribed else { return "never subscribed" }
        return first < events ? nil : "not subscribed yet"
    }

    /// The lanes for a drawing after `count` events, or after all events. Leaves out subscriptions at time zero.
    public func drawn(after count: Int? = nil) -> [Lane] {
        let count = count ?? events.count
        let places = places(after: count)
        var drawn = zip(places, names(of: places)).map { Lane($1, [], note: note(at: $0, after: count)) }
        let rows = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, $0) })
        for event in events.prefix(count) where event.event.kind != .subscribed || event.event.time > .zero {
            if let row = rows[event.lane] { drawn[row].events.append(event.event) }
        }
        // A lane that is first subscribed to after time zero begins with that subscription.
        for row in drawn.indices {
            guard let first = drawn[row].events.first, let last = drawn[row].events.last else { continue }
            if first.kind == .subscribed { drawn[row].span = first.time...last.time }
        }
        return drawn
    }

    /// The lanes to print, and how many are left out: only the first three lanes with the same label are printed.
    public var printed: (lanes: [Lane], leftOut: Int) {
        let printed = zip(lanes, drawn()).filter { $0.0.number <= 3 }.map(\.1)
        return (printed, lanes.count - printed.count)
    }
}
