extension Stimulus: WireValue {
    public func write(to bytes: inout [UInt8]) {
        bytes.append(number: at.components.seconds)
        bytes.append(number: at.components.attoseconds)
        action.write(to: &bytes)
    }

    public init(from reader: inout WireReader) throws(WireError) {
        let (seconds, attoseconds) = (try reader.number("at"), try reader.number("at"))
        self.init(
            at: Duration(
                secondsComponent: Int64(bitPattern: seconds), attosecondsComponent: Int64(bitPattern: attoseconds)),
            try Action(from: &reader))
    }
}

extension Stimulus.Action: WireValue {
    public func write(to bytes: inout [UInt8]) {
        switch self {
        case .wait: bytes.append(0)
        case .verb(let verb):
            bytes.append(1)
            verb.write(to: &bytes)
        case .received(let received):
            bytes.append(1)
            bytes += received
        }
    }

    /// An action is the last part of its message, so all bytes after its kind belong to its verb.
    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.byte("action") {
        case 0: self = .wait
        case 1: self = .received(reader.takeRest())
        default: throw .unknown("action")
        }
    }
}
