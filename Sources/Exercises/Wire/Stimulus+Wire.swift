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

/// Keys and waiting are the most frequent actions, and have a short form. All others are JSON.
extension Stimulus.Action: WireValue {
    public func write(to bytes: inout [UInt8]) {
        switch self {
        case .wait: bytes.append(0)
        case .key(let key):
            bytes.append(1)
            key.write(to: &bytes)
        case .signInKey(let key, let field):
            bytes.append(2)
            key.write(to: &bytes)
            bytes.append(text: field.rawValue)
        default:
            bytes.append(3)
            // Encoding can't fail, since actions contain only texts and whole numbers.
            let json = try? JSONEncoder().encode(self)
            bytes.append(text: String(decoding: json ?? Data(), as: UTF8.self))
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.byte("action") {
        case 0: self = .wait
        case 1: self = .key(try Keystroke(from: &reader))
        case 2:
            let key = try Keystroke(from: &reader)
            guard let field = SignInField(rawValue: try reader.text("field")) else { throw .unknown("field") }
            self = .signInKey(key, field)
        case 3:
            let json = Data(try reader.text("action").utf8)
            do { self = try JSONDecoder().decode(Self.self, from: json) } catch { throw WireError(error, in: "action") }
        default: throw .unknown("action")
        }
    }
}

extension Keystroke: WireValue {
    public func write(to bytes: inout [UInt8]) {
        switch self {
        case .type(let text):
            bytes.append(0)
            bytes.append(text: text)
        case .delete: bytes.append(1)
        case .clear: bytes.append(2)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.byte("key") {
        case 0: self = .type(try reader.text("key"))
        case 1: self = .delete
        case 2: self = .clear
        default: throw .unknown("key")
        }
    }
}
