/// One thing that was seen while the learner's code ran: a value in a lane, with its virtual time and the thread it came on.
///
/// An observation says what happened and never whether that was right: the judge, which knows, is in another process.
public struct Observation: Codable, Sendable, Equatable {
    /// What can happen in a lane; the same kinds that a marble diagram can draw.
    public enum Event: Codable, Sendable, Equatable {
        /// A value arrived, described in words.
        case next(String)
        /// The signal failed, with the error's description.
        case failed(String)
        /// The signal completed.
        case completed
        /// Somebody subscribed.
        case subscribed
        /// A subscription was disposed of.
        case disposed
    }

    /// When it happened, on the scenario's virtual clock; whole milliseconds.
    public var at: Duration

    /// Where it happened: the stage's name for what it looks at, such as `"background"` or `"log"`.
    public var lane: String

    /// What happened.
    public var event: Event

    /// The thread it happened on: `"main"`, `"background"`, or a name for the place that work escaped to (see ``ThreadName``).
    public var thread: String

    /// An observation.
    public init(at: Duration, lane: String, event: Event, thread: String = ThreadName.main) {
        self.at = at
        self.lane = lane
        self.event = event
        self.thread = thread
    }

    enum CodingKeys: String, CodingKey {
        case at, lane, event, thread
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        at = .milliseconds(try container.decode(Int64.self, forKey: .at))
        lane = try container.decode(String.self, forKey: .lane)
        event = try container.decode(Event.self, forKey: .event)
        thread = try container.decode(String.self, forKey: .thread)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(at.wholeMilliseconds, forKey: .at)
        try container.encode(lane, forKey: .lane)
        try container.encode(event, forKey: .event)
        try container.encode(thread, forKey: .thread)
    }
}
