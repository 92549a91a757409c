/// One thing that was seen while the learner's code ran: a value in a lane, with its virtual time and the thread it came on.
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
}

extension Observation: WireMessage {
    public var fields: [String] {
        let (kind, text) =
            switch event {
            case .next(let value): ("next", value)
            case .failed(let error): ("failed", error)
            case .completed: ("completed", "")
            case .subscribed: ("subscribed", "")
            case .disposed: ("disposed", "")
            }
        return ["\(at.wholeMilliseconds)", lane, thread, kind, text]
    }

    public init?(from fields: inout Fields) {
        guard
            let at = fields.instant(), let lane = fields.text(), let thread = fields.text(), let kind = fields.text(),
            let text = fields.text()
        else { return nil }
        let event: Event
        switch kind {
        case "next": event = .next(text)
        case "failed": event = .failed(text)
        case "completed": event = .completed
        case "subscribed": event = .subscribed
        case "disposed": event = .disposed
        default: return nil
        }
        self.init(at: at, lane: lane, event: event, thread: thread)
    }
}
