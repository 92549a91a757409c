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

    /// The number of the subscriber or controller, from 1; nil if the fixture doesn't number them.
    public var number: Int?

    /// What happened.
    public var event: Event

    /// The event's thread: `"main"`, `"background"`, the label of the service's queue, or a name for work outside the
    /// schedulers (see ``ThreadName``).
    public var thread: String

    /// Makes an observation.
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
/// A fixture records in lanes, and a judge reads from them. If a kind can have several subjects, such as subscribers,
/// the observation also has a number. A course declares its lanes, with the traits of each:
///
/// ```swift
/// extension ObservationLane {
///     static let log = ObservationLane("log")
///     static let background = ObservationLane("background", .isState)
/// }
/// ```
public struct ObservationLane: Sendable, Hashable, CustomStringConvertible {
    /// How a lane is shown and compared with the solution's lane.
    public struct Traits: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The lane shows a state, such as a color, and not events: setting the same value again doesn't count.
        public static let isState = Traits(rawValue: 1 << 0)
        /// The lane is recorded after each stimulus, so it can't be compared with a run that has other stimulus times.
        public static let isLookedAt = Traits(rawValue: 1 << 1)
        /// The lane counts only in tasks that ask for it.
        public static let countsIfAsked = Traits(rawValue: 1 << 2)
        /// The threads of the lane's events don't count.
        public static let hasAnyThread = Traits(rawValue: 1 << 3)
        /// The threads of the lane's events count only in tasks that ask for them.
        public static let hasThreadIfAsked = Traits(rawValue: 1 << 4)
        /// The order of events at the same instant doesn't count.
        public static let hasNoOrder = Traits(rawValue: 1 << 5)
        /// Each value of the lane is abbreviated to its first letter.
        public static let isShort = Traits(rawValue: 1 << 6)
    }

    /// The lane's name in reports: `"log"`.
    public let name: String

    /// How the lane is shown and compared.
    public let traits: Traits

    /// The meaning of the letters in the lane's marbles, such as `"e enabled, d disabled"`; nil if the name is enough.
    public let legend: String?

    /// Returns the name that a reader knows for an item of a value, such as a tweet's author for its ID; nil if values
    /// are shown as they are.
    private let naming: (@Sendable (Substring) -> String?)?

    /// Makes a lane.
    /// - Parameter naming: returns the name that a reader knows for an item of a value, if it has one. A space
    ///   separates items.
    public init(
        _ name: String, _ traits: Traits = [], legend: String? = nil,
        naming: (@Sendable (_ item: Substring) -> String?)? = nil
    ) {
        (self.name, self.traits, self.legend, self.naming) = (name, traits, legend, naming)
    }

    /// The lane with more traits.
    public func adding(_ traits: Traits) -> ObservationLane {
        ObservationLane(name, self.traits.union(traits), legend: legend, naming: naming)
    }

    /// The items of a value, with the names that a reader knows.
    public func items(of value: String) -> [String] {
        let items = value.split(separator: " ")
        return items.map { naming?($0) ?? String($0) }
    }

    /// A value with the names that a reader knows; the value itself if nothing in it has a name.
    public func named(_ value: String) -> String {
        let items = items(of: value)
        return zip(items, value.split(separator: " ")).contains { $0 != $1 } ? items.joined(separator: ", ") : value
    }

    /// The event with the names that a reader knows.
    public func named(_ event: Observation.Event) -> Observation.Event {
        if case .next(let value) = event { .next(named(value)) } else { event }
    }

    public var description: String { name }

    /// The sleeps of tasks on a clock of the machine, which virtual time can't step. The player records them, in
    /// exercises whose tasks are stepped.
    public static let realClock = Self("real clock", .hasAnyThread)

    /// Two lanes with the same name are equal: the private channel transmits only the name.
    public static func == (one: Self, other: Self) -> Bool { one.name == other.name }

    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
