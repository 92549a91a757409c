import Marbles

extension Observation: WireMessage {
    public var fields: [String] {
        ["\(at.inMilliseconds)", lane.rawValue, "\(number ?? 0)", thread] + event.fields
    }

    public init(from fields: inout Fields) throws(WireError) {
        let at = try fields.instant()
        let lane: ObservationLane = try fields.choice("lane")
        let number: Int = try fields.number("number in the lane")
        let thread = try fields.text("thread")
        let event = try Event(from: &fields)
        self.init(at: at, lane: lane, of: number == 0 ? nil : number, event: event, thread: thread)
    }
}

extension Observation.Event: WireMessage {
    public var fields: [String] {
        switch self {
        case .next(let value): ["next", value]
        case .failed(let error): ["failed", error]
        case .completed: ["completed"]
        case .subscribed: ["subscribed"]
        case .disposed: ["disposed"]
        }
    }

    public init(from fields: inout Fields) throws(WireError) {
        switch try fields.text("event") {
        case "next": self = .next(try fields.text("value"))
        case "failed": self = .failed(try fields.text("error"))
        case "completed": self = .completed
        case "subscribed": self = .subscribed
        case "disposed": self = .disposed
        case let other: throw .unknown(field: "event", value: other)
        }
    }
}
