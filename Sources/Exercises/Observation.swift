import Marbles

/// One thing that happened while the learner's code ran: an event in a lane, with its virtual time and its thread.
///
/// An observation says what happened and never whether that was right: the judge, which knows, is in another process.
public struct Observation: Sendable, Equatable {
    /// What can happen in a lane; the same kinds that a marble diagram can draw.
    public enum Event: Sendable, Equatable {
        /// A value arrived, described in words.
        case next(String)
        /// The signal failed, with the error's description.
        case failed(String)
        /// The signal completed.
        case completed
        /// There was a subscription.
        case subscribed
        /// A subscription was disposed of.
        case disposed
    }

    private let milliseconds: Int

    /// When it happened, on the scenario's virtual clock; whole milliseconds.
    public var at: Duration { .milliseconds(milliseconds) }

    /// What it is about.
    public var lane: ObservationLane

    /// Which of several subscribers or controllers it belongs to, from 1; nil where there is only one.
    public var number: Int?

    /// What happened.
    public var event: Event

    /// The thread it happened on: `"main"`, `"background"`, or the name of a place outside the schedulers (see
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
