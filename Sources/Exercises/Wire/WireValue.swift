/// A value that travels on the private channel: its parts in a fixed order, without their names.
///
/// A check sends hundreds of messages. As JSON, they took a quarter of its processor time.
public protocol WireValue: Sendable {
    /// Adds the value to some bytes.
    func write(to bytes: inout [UInt8])

    /// Reads a value, from where the reader is.
    init(from reader: inout WireReader) throws(WireError)
}

extension [UInt8] {
    /// Adds a number, as eight bytes, the most significant one first.
    mutating func append(number: UInt64) {
        for shift in stride(from: 56, through: 0, by: -8) { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// Adds a whole number.
    mutating func append(number: some FixedWidthInteger) { append(number: UInt64(truncatingIfNeeded: number)) }

    /// Adds a text: its length in bytes, then its bytes.
    mutating func append(text: String) {
        append(number: text.utf8.count)
        append(contentsOf: text.utf8)
    }
}

/// Reads the parts of a message. It trusts nothing: a part that isn't there or can't be read is an error, by its name.
public struct WireReader {
    private var rest: ArraySlice<UInt8>

    /// A reader at the beginning of a message.
    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    /// Whether everything was read.
    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte(_ name: String) throws(WireError) -> UInt8 {
        guard let byte = rest.popFirst() else { throw .missing(name) }
        return byte
    }

    mutating func number(_ name: String) throws(WireError) -> UInt64 {
        guard rest.count >= 8 else { throw .missing(name) }
        defer { rest = rest.dropFirst(8) }
        return rest.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    mutating func integer(_ name: String) throws(WireError) -> Int {
        Int(truncatingIfNeeded: try number(name))
    }

    /// A whole number within bounds.
    mutating func integer(_ name: String, in bounds: ClosedRange<Int>) throws(WireError) -> Int {
        let number = try integer(name)
        guard bounds.contains(number) else { throw .outOfBounds(name) }
        return number
    }

    /// A short text.
    mutating func name(_ name: String) throws(WireError) -> String {
        let text = try text(name)
        guard text.utf8.count <= FrameLimits.longestName else { throw .outOfBounds(name) }
        return text
    }

    mutating func text(_ name: String) throws(WireError) -> String {
        let length = try integer(name)
        guard length >= 0, length <= rest.count else { throw .missing(name) }
        defer { rest = rest.dropFirst(length) }
        guard let text = String(validating: rest.prefix(length), as: UTF8.self) else { throw .unknown(name) }
        return text
    }
}
