/// Writes JSON fields in the order of the calls: the API's fields have an order, which a dictionary would lose.
///
/// Texts are UTF-8 with minimal escaping. (Recorded bodies of the original also contain `\/`, `\u003c`, and
/// `\ud83d\ude00`, which mean the same to a parser.)
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    init() {
        bytes.reserveCapacity(4096)
    }

    mutating func object(_ name: StaticString? = nil, _ fields: (inout JSONWriter) -> Void = { _ in }) {
        bracket(name, "{", "}", fields)
    }

    mutating func array(_ name: StaticString, _ elements: (inout JSONWriter) -> Void = { _ in }) {
        bracket(name, "[", "]", elements)
    }

    mutating func field(_ name: StaticString, _ text: String?) {
        guard let text else { return field(name, literal: "null") }
        begin(name)
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += "\\n".utf8
            case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    mutating func field(_ name: StaticString, number: Int?) {
        field(name, literal: number.map { String($0) } ?? "null")
    }

    mutating func field(_ name: StaticString, bool: Bool) {
        field(name, literal: bool ? "true" : "false")
    }

    mutating func field(_ name: StaticString, literal: String) {
        begin(name)
        bytes += literal.utf8
        needsComma = true
    }

    /// Writes an id twice: as a number, which clients with floating-point numbers round, and as exact text.
    mutating func field(_ name: StaticString, _ textName: StaticString, id: UInt64?) {
        field(name, literal: id.map { String($0) } ?? "null")
        field(textName, id.map { String($0) })
    }

    private mutating func bracket(
        _ name: StaticString?, _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
    ) {
        begin(name)
        bytes.append(UInt8(ascii: open))
        needsComma = false
        content(&self)
        bytes.append(UInt8(ascii: close))
        needsComma = true
    }

    private mutating func begin(_ name: StaticString?) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        guard let name else { return }
        bytes.append(UInt8(ascii: "\""))
        bytes += UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
        bytes += "\":".utf8
    }
}
