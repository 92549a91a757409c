import Marbles

/// An event that happened while the learner's code ran, with its lane, virtual time, and thread.
///
/// An observation never says whether the event was right: only the judge knows, in another process.
public struct Observation: Sendable, Equatable {
    /// An event in a lane, of the kinds that a marble diagram draws.
    public typealias Event = TimedEvent.Kind

    private let milliseconds: Int

    /// The time on the scenario's virtual clock, in whole milliseconds.
    public var at: Duration { .milliseconds(milliseconds) }

    /// The lane.
    public var lane: ObservationLane

    /// The number of the subscriber or controller, from 1; nil if there is only one.
    public var number: Int?

    /// What happened.
    public var event: Event

    /// The event's thread: `"main"`, `"background"`, or the name of a place outside the schedulers (see
    /// ``ThreadName``).
    public var thread: String

    /// An observation.
    public init(
        at: Duration, lane: ObservationLane, of number: Int? = nil, event: Event, thread: String = ThreadName.main
    ) {
        milliseconds = at.inMilliseconds
        self.lane = lane
        self.number = number
        self.event = event
        self.thread = thread
    }

    /// The lane's name with the number: `"kept 2"`.
    public var laneName: String { lane.name + (number.map { " \($0)" } ?? "") }
}

/// The subject of an observation: the field's background, the log, a request.
///
/// A fixture records in lanes, and a judge reads from them. If there are several subjects of a kind, such as several
/// subscribers, the observation also has a number. A course lists its lanes, and says what kind of thing each shows:
///
/// ```swift
/// extension ObservationLane {
///     static let log = ObservationLane("log")
///     static let background = ObservationLane("background", .isState)
/// }
/// ```
public struct ObservationLane: Sendable, Hashable, CustomStringConvertible {
    /// How a lane is compared with the solution's.
    public struct Traits: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It shows a state, such as a color, and not events: what is set twice is set once.
        public static let isState = Traits(rawValue: 1 << 0)
        /// It's looked at after each stimulus, so a run at other times can't be compared with it.
        public static let isLookedAt = Traits(rawValue: 1 << 1)
        /// It counts only where a task says so.
        public static let countsIfAsked = Traits(rawValue: 1 << 2)
        /// Its events may come on any thread.
        public static let hasAnyThread = Traits(rawValue: 1 << 3)
        /// Its events' threads count only where a task says so.
        public static let hasThreadIfAsked = Traits(rawValue: 1 << 4)
        /// The events of an instant have no order.
        public static let hasNoOrder = Traits(rawValue: 1 << 5)
        /// Its values are shown by their first letters.
        public static let isShort = Traits(rawValue: 1 << 6)
    }

    /// Its name in reports: `"log"`.
    public let name: String

    /// How it's compared.
    public let traits: Traits

    /// What the letters of its marbles mean, such as `"e enabled, d disabled"`; nil where its name says it.
    public let legend: String?

    /// A lane.
    public init(_ name: String, _ traits: Traits = [], legend: String? = nil) {
        (self.name, self.traits, self.legend) = (name, traits, legend)
    }

    public var description: String { name }

    /// Two lanes of one name are the same: over the private channel comes only the name.
    public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
