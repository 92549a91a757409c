import Foundation

/// JSON that keeps the order of fields and the digits of numbers.
enum JSON: Equatable {
    struct Field: Equatable {
        let name: String
        let value: JSON
    }

    case object([Field])
    case array([JSON])
    case string(String)
    case number(String)
    case bool(Bool)
    case null
}

struct JSONError: Error {
    let message: String
}

/// A parser of the service's JSON, which has no spaces between tokens, and no escapes but `\"`, `\\`, `\/`, `\n`, and
/// `\u`. It rejects repeated names.
struct JSONParser {
    private let bytes: [UInt8]
    private var position = 0

    static func parse(_ data: Data) throws -> JSON {
        guard String(validating: data, as: UTF8.self) != nil else { throw JSONError(message: "not UTF-8") }
        var parser = JSONParser(bytes: Array(data))
        let value = try parser.value()
        guard parser.position == parser.bytes.count else { throw JSONError(message: "bytes after the end") }
        return value
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func value() throws -> JSON {
        switch try peek() {
        case UInt8(ascii: "{"):
            var fields: [JSON.Field] = []
            try list("{", "}") { parser in
                let name = try parser.string()
                guard !fields.contains(where: { $0.name == name }) else { throw JSONError(message: "\(name) twice") }
                try parser.take(":")
                fields.append(JSON.Field(name: name, value: try parser.value()))
            }
            return .object(fields)
        case UInt8(ascii: "["):
            var elements: [JSON] = []
            try list("[", "]") { elements.append(try $0.value()) }
            return .array(elements)
        case UInt8(ascii: "\""): return .string(try string())
        default: break
        }
        for (word, value) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)] where has(word) {
            return value
        }
        return try number()
    }

    private mutating func list(
        _ opening: String, _ closing: String, element: (inout JSONParser) throws -> Void
    ) throws {
        try take(opening)
        if has(closing) { return }
        repeat { try element(&self) } while has(",")
        try take(closing)
    }

    private mutating func string() throws -> String {
        try take("\"")
        var text: [UInt8] = []
        while true {
            let byte = try next()
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case 0..<0x20: throw JSONError(message: "a control character")
            case UInt8(ascii: "\\"):
                let escaped = try next()
                switch escaped {
                case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escaped)
                case UInt8(ascii: "n"): text.append(0x0A)
                case UInt8(ascii: "u"):
                    let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
                    guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else {
                        throw JSONError(message: digits)
                    }
                    position += 4
                    text += Array(String(scalar).utf8)
                default: throw JSONError(message: "an unknown escape")
                }
            default: text.append(byte)
            }
        }
    }

    private mutating func number() throws -> JSON {
        let digits = bytes[position...].prefix { "-+.0123456789eE".utf8.contains($0) }
        let text = String(decoding: digits, as: UTF8.self)
        guard Double(text) != nil else { throw JSONError(message: "\"\(text)\" is not a number") }
        position = digits.endIndex
        return .number(text)
    }

    private func peek() throws -> UInt8 {
        guard position < bytes.count else { throw JSONError(message: "breaks off at \(position)") }
        return bytes[position]
    }

    private mutating func next() throws -> UInt8 {
        defer { position += 1 }
        return try peek()
    }

    private mutating func take(_ word: String) throws {
        guard has(word) else { throw JSONError(message: "expected \(word) at \(position)") }
    }

    /// Whether a word comes next. If so, it's consumed.
    private mutating func has(_ word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }
}
