extension Observation: WireValue {
    public func write(to bytes: inout [UInt8]) {
        bytes.append(number: at.inMilliseconds)
        bytes.append(text: lane.rawValue)
        bytes.append(number == nil ? 0 : 1)
        if let number { bytes.append(number: number) }
        event.write(to: &bytes)
        bytes.append(text: thread)
    }

    public init(from reader: inout WireReader) throws(WireError) {
        let milliseconds = try reader.integer("milliseconds", in: 0...FrameLimits.latest)
        guard let lane = ObservationLane(rawValue: try reader.text("lane")) else { throw .unknown("lane") }
        let number =
            try reader.byte("number") == 0 ? nil : try reader.integer("number", in: 0...FrameLimits.highest)
        self.init(
            at: .milliseconds(milliseconds), lane: lane, of: number, event: try Event(from: &reader),
            thread: try reader.name("thread"))
    }
}

extension Observation.Event: WireValue {
    public func write(to bytes: inout [UInt8]) {
        switch self {
        case .next(let value):
            bytes.append(0)
            bytes.append(text: value)
        case .failed(let error):
            bytes.append(1)
            bytes.append(text: error)
        case .completed: bytes.append(2)
        case .subscribed: bytes.append(3)
        case .disposed: bytes.append(4)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.byte("event") {
        case 0: self = .next(FrameLimits.cut(try reader.text("next")))
        case 1: self = .failed(FrameLimits.cut(try reader.text("failed")))
        case 2: self = .completed
        case 3: self = .subscribed
        case 4: self = .disposed
        default: throw .unknown("event")
        }
    }
}
