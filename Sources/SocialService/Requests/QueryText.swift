/// The query of a URL, encoded like a web form: `q=%23freebandnames&count=4`.
enum QueryText {
    /// Encodes a text: ASCII letters, digits, and `-_.*` stay, a space becomes `+`, and every other UTF-8 byte becomes
    /// `%` and two hexadecimal digits. (The API encodes `query`, `next_results`, and `refresh_url` this way.)
    static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            if isNameByte(byte) || "-.*".utf8.contains(byte) { return String(UnicodeScalar(byte)) }
            if byte == UInt8(ascii: " ") { return "+" }
            return (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    /// Returns the names and values of a query; nil for a `%` without two hexadecimal digits, or for invalid UTF-8. The
    /// last value of a repeated name counts.
    static func decoded(_ query: String) -> [String: String]? {
        var parameters: [String: String] = [:]
        for pair in query.split(separator: "&") {
            let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = text(halves[0]), let value = halves.count == 2 ? text(halves[1]) : "" else { return nil }
            parameters[name] = value
        }
        return parameters
    }

    private static func text(_ encoded: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = encoded.utf8.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "+"):
                bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(value), let low = rest.next().flatMap(value) else { return nil }
                bytes.append(high << 4 | low)
            default:
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func value(of digit: UInt8) -> UInt8? {
        Character(Unicode.Scalar(digit)).hexDigitValue.map(UInt8.init)
    }
}
