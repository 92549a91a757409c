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

/// A strict parser of RFC 8259, which also refuses repeated names.
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

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func value() throws -> JSON {
        switch try peek() {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"):
            try word("true")
            return .bool(true)
        case UInt8(ascii: "f"):
            try word("false")
            return .bool(false)
        case UInt8(ascii: "n"):
            try word("null")
            return .null
        default: return try number()
        }
    }

    private mutating func object() throws -> JSON {
        try word("{")
        var fields: [JSON.Field] = []
        if try peek() == UInt8(ascii: "}") {
            position += 1
            return .object(fields)
        }
        while true {
            let name = try string()
            guard !fields.contains(where: { $0.name == name }) else { throw JSONError(message: "\(name) twice") }
            try word(":")
            fields.append(JSON.Field(name: name, value: try value()))
            if try peek() == UInt8(ascii: "}") {
                position += 1
                return .object(fields)
            }
            try word(",")
        }
    }

    private mutating func array() throws -> JSON {
        try word("[")
        var elements: [JSON] = []
        if try peek() == UInt8(ascii: "]") {
            position += 1
            return .array(elements)
        }
        while true {
            elements.append(try value())
            if try peek() == UInt8(ascii: "]") {
                position += 1
                return .array(elements)
            }
            try word(",")
        }
    }

    private mutating func string() throws -> String {
        try word("\"")
        var text: [UInt8] = []
        while true {
            let byte = try peek()
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
            case 0..<0x20: throw JSONError(message: "a control character")
            case UInt8(ascii: "\\"):
                let escaped = try peek()
                position += 1
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
        let start = position
        while position < bytes.count, "-+.0123456789eE".utf8.contains(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard Double(text) != nil else { throw JSONError(message: "\"\(text)\" is no number") }
        return .number(text)
    }

    private func peek() throws -> UInt8 {
        guard position < bytes.count else { throw JSONError(message: "breaks off at \(position)") }
        return bytes[position]
    }

    private mutating func word(_ word: String) throws {
        let end = position + word.utf8.count
        guard end <= bytes.count, Array(bytes[position..<end]) == Array(word.utf8) else {
            throw JSONError(message: "\(word) expected at \(position)")
        }
        position = end
    }
}
