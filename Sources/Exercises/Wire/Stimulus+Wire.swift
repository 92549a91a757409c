import Foundation

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

/// Keys and waiting are most of what is done, and have a short form. All other actions are JSON.
extension Stimulus.Action: WireValue {
    public func write(to bytes: inout [UInt8]) {
        switch self {
        case .wait: bytes.append(0)
        case .key(.type(let text)):
            bytes.append(1)
            bytes.append(text: text)
        case .key(.delete): bytes.append(2)
        case .key(.clear): bytes.append(3)
        default:
            bytes.append(4)
            // Actions contain only texts and whole numbers, so this can't fail.
            let json = try? JSONEncoder().encode(self)
            bytes.append(text: String(decoding: json ?? Data(), as: UTF8.self))
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.byte("action") {
        case 0: self = .wait
        case 1: self = .type(try reader.text("action"))
        case 2: self = .delete
        case 3: self = .clear
        case 4:
            let json = Data(try reader.text("action").utf8)
            do { self = try JSONDecoder().decode(Self.self, from: json) } catch { throw WireError(error, in: "action") }
        default: throw .unknown("action")
        }
    }
}
