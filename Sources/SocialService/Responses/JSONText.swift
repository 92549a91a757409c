/// JSON, written as a string literal, which keeps the API's order of fields. Interpolated values become JSON.
///
///     let json: JSONText = #"{"name":\#(author.name),"url":\#(author.link)}"#  // {"name":"Ada","url":null}
///
/// Texts are UTF-8 with minimal escaping. (Recorded bodies of the original also contain `\/`, `\u003c`, and
/// `\ud83d\ude00`, which mean the same to a parser.)
struct JSONText: ExpressibleByStringInterpolation {
    let text: String

    init(stringLiteral text: String) { self.text = text }

    init(stringInterpolation interpolation: StringInterpolation) { text = interpolation.text }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 32 * interpolationCount)
        }

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ json: JSONText) { text += json.text }

        mutating func appendInterpolation(_ elements: [JSONText]) {
            text += "["
            for (index, element) in elements.enumerated() { text += (index > 0 ? "," : "") + element.text }
            text += "]"
        }

        mutating func appendInterpolation(_ value: Bool) { text += value ? "true" : "false" }

        mutating func appendInterpolation(_ number: Int?) { text += number?.description ?? "null" }

        mutating func appendInterpolation(_ string: String?) {
            text += string.map { "\"\(Self.escaped($0))\"" } ?? "null"
        }

        /// Writes an ID twice: as a number, which clients with floating-point numbers round, and as exact text.
        mutating func appendInterpolation(_ name: String, id: UInt64?) {
            let digits = id?.description
            text += "\"\(name)\":\(digits ?? "null"),\"\(name)_str\":"
            appendInterpolation(digits)
        }

        private static func escaped(_ string: String) -> String {
            // Most texts have nothing to escape, which a loop over bytes finds out quickly without optimization, too.
            var copy = string
            let isPlain = copy.withUTF8 { bytes in
                for index in 0..<bytes.count where bytes[index] < 0x20 || bytes[index] == 0x22 || bytes[index] == 0x5C {
                    return false
                }
                return true
            }
            if isPlain { return string }
            return string.unicodeScalars.map { scalar in
                switch scalar {
                case "\"", "\\": "\\\(scalar)"
                case "\n": "\\n"
                case ..<" ": "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))"
                default: String(scalar)
                }
            }.joined()
        }
    }
}
