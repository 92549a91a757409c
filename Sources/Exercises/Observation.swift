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
    public var laneName: String { lane.rawValue + (number.map { " \($0)" } ?? "") }
}

/// The subject of an observation: the field's background, the log, a request.
///
/// A fixture records in lanes, and a judge reads from them. If there are several subjects of a kind, such as several
/// subscribers, the observation also has a number.
public enum ObservationLane: String, Sendable, CaseIterable, CustomStringConvertible {
    // The search form
    case background, log, status, shown, rows, asked
    // The service
    case request, answered, failed, canceled, decoded
    case avatar
    case avatarAnswered = "avatar answered"
    case avatarFailed = "avatar failed"
    case avatarCanceled = "avatar canceled"
    // The sign-in form
    case button, error, screen, fields, name, password
    // Subscriptions and requests
    case subscribers, source, kept, access, answer, cause, advice, preparation, title, timer
    case accessRequest = "access request"
    case calledOff = "called off"
    // Pictures
    case load, got
    // Questions to a service
    case question
    // Results of the learner's functions
    case digest, failure, tweets, outcome, counts, throttled
    case nextStep = "next step"
    // What the learner predicted
    case prediction, values
    // A script that breaks an app: what the learner wrote
    case keys, plan

    /// The lane's name in reports.
    public var description: String { rawValue }

    /// Whether it shows a state, such as a color, and not events: what is set twice is set once.
    public var isState: Bool { Self.states.contains(self) }

    private static let states: Set<ObservationLane> = [
        .background, .status, .button, .error, .fields, .name, .password, .subscribers,
    ]
}
