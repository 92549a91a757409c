import Marbles

/// A stage of a pipeline with what happened there: a lane of a drawing, in the order of the pipeline.
public struct StageLane: Sendable, Equatable, Codable {
    /// What the lane is called: the line and the operator, such as `12 throttle`. Several of one line are numbered.
    public var name: String
    /// What sentences call it: `throttle`.
    public var operatorName: String
    /// The path of its file.
    public var file: String
    /// Its line in the file, counted from 1.
    public var line: Int
    /// The place of the lane that its events go to; nil for the last of a pipeline.
    public var consumer: Int?
    /// Whether it has been subscribed to.
    public var isSubscribed: Bool

    /// A lane.
    public init(
        name: String, operatorName: String, file: String = "", line: Int = 0, consumer: Int? = nil,
        isSubscribed: Bool = true
    ) {
        (self.name, self.operatorName, self.file, self.line) = (name, operatorName, file, line)
        (self.consumer, self.isSubscribed) = (consumer, isSubscribed)
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

    /// An empty trace.
    public init() {}

    /// The lanes as drawings need them. That a pipeline is subscribed to at the start isn't drawn.
    public var drawn: [Lane] {
        var lanes = lanes.map { Lane($0.name, [], note: $0.isSubscribed ? nil : "never subscribed") }
        for event in events where event.event.kind != .subscribed || event.event.time > .zero {
            lanes[event.lane].events.append(event.event)
        }
        // An inner signal's lane begins when it's subscribed to.
        for place in lanes.indices {
            guard let first = lanes[place].events.first, let last = lanes[place].events.last else { continue }
            if first.kind == .subscribed { lanes[place].span = first.time...last.time }
        }
        return lanes
    }
}
