import Foundation

/// A value on the private channel: its parts in a fixed order, without names.
///
/// A check sends hundreds of messages. When they were JSON, they took a quarter of its processor time.
public protocol WireValue: Sendable {
    /// Appends the value.
    func write(to bytes: inout [UInt8])

    /// Reads a value at the reader's position.
    init(from reader: inout WireReader) throws(WireError)
}

extension [UInt8] {
    /// Appends a number as eight big-endian bytes.
    mutating func append(number: UInt64) {
        for shift in stride(from: 56, through: 0, by: -8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    mutating func append(number: some FixedWidthInteger) { append(number: UInt64(truncatingIfNeeded: number)) }

    /// Appends a text: the number of its bytes, then the bytes.
    package mutating func append(text: String) {
        append(number: text.utf8.count)
        append(contentsOf: text.utf8)
    }

    /// Appends a value as JSON. The value consists of texts and whole numbers, so encoding can't fail.
    package mutating func append(json value: some Encodable) {
        append(text: String(decoding: (try? JSONEncoder().encode(value)) ?? Data(), as: UTF8.self))
    }
}

/// Reads the parts of a message. It trusts none of them: it throws an error that names a missing or invalid part.
public struct WireReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    var isAtEnd: Bool { rest.isEmpty }

    package mutating func byte(_ name: String) throws(WireError) -> UInt8 {
        guard let byte = rest.popFirst() else { throw .missing(name) }
        return byte
    }

    mutating func number(_ name: String) throws(WireError) -> UInt64 {
        guard rest.count >= 8 else { throw .missing(name) }
        defer { rest = rest.dropFirst(8) }
        return rest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func integer(_ name: String) throws(WireError) -> Int { Int(truncatingIfNeeded: try number(name)) }

    mutating func integer(_ name: String, in bounds: ClosedRange<Int>) throws(WireError) -> Int {
        let number = try integer(name)
        guard bounds.contains(number) else { throw .outOfBounds(name) }
        return number
    }

    mutating func name(_ name: String) throws(WireError) -> String {
        let text = try text(name)
        guard text.utf8.count <= FrameLimits.longestName else { throw .outOfBounds(name) }
        return text
    }

    package mutating func json<Value: Decodable>(_ name: String) throws(WireError) -> Value {
        let json = Data(try text(name).utf8)
        do { return try JSONDecoder().decode(Value.self, from: json) } catch { throw WireError(error, in: name) }
    }

    mutating func takeRest() -> [UInt8] {
        defer { rest = [] }
        return Array(rest)
    }

    package mutating func text(_ name: String) throws(WireError) -> String {
        let length = try integer(name)
        guard length >= 0, length <= rest.count else { throw .missing(name) }
        defer { rest = rest.dropFirst(length) }
        guard let text = String(validating: rest.prefix(length), as: UTF8.self) else { throw .unknown(name) }
        return text
    }
}

/// The reason why a frame from the private channel has no readable message.
public enum WireError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The other side has a different version of the protocol.
    case otherVersion(Int)
    /// A field is missing.
    case missing(String)
    /// A field has a value of the wrong type, or a value that this version doesn't know.
    case unknown(String)
    /// A field has a value that no player sends: a time, a number, or a name beyond ``FrameLimits``.
    case outOfBounds(String)

    /// Converts an error of a JSON decoder. `name` is what was decoded, such as "action", for errors without a field.
    init(_ error: any Error, in name: String) {
        let field: @Sendable ([any CodingKey]) -> String = { path in
            path.last { $0.intValue == nil && !$0.stringValue.hasPrefix("_") }?.stringValue ?? name
        }
        self =
            switch error {
            case DecodingError.keyNotFound(let key, _): .missing(field([key]))
            case DecodingError.valueNotFound(_, let context): .missing(field(context.codingPath))
            case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context):
                .unknown(field(context.codingPath))
            default: .unknown(name)
            }
    }

    /// The reason, as a clause.
    public var description: String {
        switch self {
        case .otherVersion(let version):
            "the player has version \(version) of the protocol, and the check has \(Frame.version)"
        case .missing(let field): "a message lacks its \"\(field)\""
        case .unknown(let field): "a message has a \"\(field)\" that this version doesn't know"
        case .outOfBounds(let field): "a message has a \"\(field)\" that no player sends"
        }
    }
}
