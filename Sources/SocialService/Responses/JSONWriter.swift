/// Writes JSON in the order in which it is told, byte for byte: no dictionary is involved, because the API's fields have an order.
///
/// Texts are UTF-8; only what JSON demands is escaped. (Bodies that were recorded elsewhere also show `\/`, `\u003c` and
/// `\ud83d\ude00`; to a parser they are the same.)
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    init() {
        bytes.reserveCapacity(4096)
    }

    mutating func object(_ fields: (inout JSONWriter) -> Void) { bracket("{", "}", fields) }

    mutating func array(_ elements: (inout JSONWriter) -> Void) { bracket("[", "]", elements) }

    /// The name of the next value.
    mutating func name(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func string(_ text: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x0A: bytes.append(contentsOf: "\\n".utf8)
            case 0..<0x20: bytes.append(contentsOf: "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        needsComma = true
    }

    /// A number that is already written, a `true`, a `false` or a `null`.
    mutating func literal(_ text: String) {
        separate()
        bytes.append(contentsOf: text.utf8)
        needsComma = true
    }

    mutating func number(_ value: Int) { literal(String(value)) }
    mutating func bool(_ value: Bool) { literal(value ? "true" : "false") }
    mutating func null() { literal("null") }

    // A field is a name and its value.
    mutating func field(_ name: StaticString, _ text: String?) {
        self.name(name)
        if let text { string(text) } else { null() }
    }
    mutating func field(_ name: StaticString, number value: Int?) {
        self.name(name)
        if let value { number(value) } else { null() }
    }
    mutating func field(_ name: StaticString, bool value: Bool) {
        self.name(name)
        bool(value)
    }
    mutating func field(_ name: StaticString, literal text: String) {
        self.name(name)
        literal(text)
    }
    mutating func field(_ name: StaticString, object fields: (inout JSONWriter) -> Void) {
        self.name(name)
        object(fields)
    }
    mutating func field(_ name: StaticString, array elements: (inout JSONWriter) -> Void) {
        self.name(name)
        array(elements)
    }

    /// An id goes out twice: as a number, which readers that count in floating point round, and as a text, which they cannot.
    mutating func field(_ name: StaticString, _ textName: StaticString, id: UInt64?) {
        field(name, literal: id.map { String($0) } ?? "null")
        field(textName, id.map { String($0) })
    }

    private mutating func bracket(
        _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
    ) {
        separate()
        bytes.append(UInt8(ascii: open))
        needsComma = false
        content(&self)
        bytes.append(UInt8(ascii: close))
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
    }
}
