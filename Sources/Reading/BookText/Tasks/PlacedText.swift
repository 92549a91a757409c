/// A text with named placeholders for values that are known later: "The letters are {letters}."
///
/// A name between braces is a placeholder. Code such as `{ texts }` isn't a placeholder, and neither is `\{delete}`.
public struct PlacedText: Sendable, Equatable {
    /// A part of the text.
    public enum Part: Sendable, Equatable {
        case words(String)
        case place(String)
    }

    /// The text, with its placeholders.
    public let text: String

    /// The parts, in order. The first and the last part are words.
    public var parts: [Part] {
        var parts: [Part] = []
        var words = ""
        var rest = text[...]
        // Works on bytes, without a pattern, which is fast: each start of the workbook reads every task.
        while let brace = rest.utf8.firstIndex(of: UInt8(ascii: "{")) {
            let name = Self.name(in: text[text.utf8.index(after: brace)...])
            words += rest[..<brace]
            rest = rest[brace...].dropFirst(name.map { $0.utf8.count + 2 } ?? 1)
            if let name, words.utf8.last != UInt8(ascii: "\\") {
                parts += [.words(words), .place(String(name))]
                words = ""
            } else {
                if name != nil { words.removeLast() }
                words += name.map { "{\($0)}" } ?? "{"
            }
        }
        return parts + [.words(words + rest)]
    }

    private static func name(in text: Substring) -> Substring? {
        let bytes = text.utf8.prefix { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
        let isName = bytes.first.map { $0 >= UInt8(ascii: "a") } ?? false
        return isName && text.utf8.dropFirst(bytes.count).first == UInt8(ascii: "}") ? Substring(bytes) : nil
    }

    /// Makes a text from a string that may contain placeholders.
    public init(_ text: String) { self.text = text }

    /// The names of the text's placeholders, in order.
    public var places: [String] { parts.compactMap { if case .place(let name) = $0 { name } else { nil } } }

    /// The text with its placeholders replaced by values. A placeholder without a value stays as it is, in braces.
    public func filled(with values: [String: String]) -> String {
        parts.map { part in
            switch part {
            case .words(let words): words
            case .place(let name): values[name] ?? "{\(name)}"
            }
        }.joined()
    }
}
