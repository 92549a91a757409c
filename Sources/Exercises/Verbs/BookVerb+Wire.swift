import Playing

/// Keys are the most frequent verbs, so they have a short form. All other verbs are JSON.
extension BookVerb {
    public func write(to bytes: inout [UInt8]) {
        switch self {
        case .key(let key):
            bytes.append(1)
            key.write(to: &bytes)
        case .signInKey(let key, let field):
            bytes.append(2)
            key.write(to: &bytes)
            bytes.append(text: field.rawValue)
        default:
            bytes.append(3)
            bytes.append(json: self)
        }
    }

    public init(from reader: inout WireReader) throws(WireError) {
        switch try reader.byte("action") {
        case 1: self = .key(try Keystroke(from: &reader))
        case 2:
            let key = try Keystroke(from: &reader)
            guard let field = SignInField(rawValue: try reader.text("field")) else { throw .unknown("field") }
            self = .signInKey(key, field)
        case 3: self = try reader.json("action")
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
