import Foundation

/// The documented format of an answer, from `answer-format.txt`: every field, in order, with its kind.
struct AnswerFormat {
    private let fieldsOfShapes: [String: [(name: String, kind: String)]]

    static let documented = Result {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "answer-format.txt")
        return AnswerFormat(try String(contentsOf: file, encoding: .utf8))
    }

    private init(_ text: String) {
        let shapes = text.split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }.dropFirst()
        fieldsOfShapes = Dictionary(
            uniqueKeysWithValues: shapes.map { lines in
                let fields = lines.dropFirst().map { $0.split(separator: " ").map(String.init) }
                return (lines[0], fields.map { (name: $0[0], kind: $0[1]) })
            })
    }

    /// Throws unless a value has the given kind: a shape, a list `[kind]`, or a simple kind. `kind|null` allows null.
    func check(_ json: JSON, _ kind: String, of name: String = "answer") throws {
        if let fields = fieldsOfShapes[kind] { return try check(json, kind, fields) }
        if kind.hasSuffix("|null"), json == .null { return }
        let kind = kind.replacing("|null", with: "")
        switch (json, kind) {
        case (.null, "null"), (.bool, "flag"), (.string, "text"): return
        case (.number(let digits), "whole") where Int(digits) != nil: return
        case (.number(let digits), "id") where UInt64(digits) != nil: return
        case (.number(let digits), "fraction") where (Double(digits) ?? 0) > 0 && (Double(digits) ?? 1) < 1: return
        case (.string(let text), "color") where text.count == 6 && text.allSatisfy(\.isHexDigit): return
        case (.string(let text), "date") where Self.isDate(text): return
        case (.string(let text), "source")
        where text == "web" || (text.hasPrefix("<a href=\"http") && text.hasSuffix("</a>")):
            return
        case (.array(let elements), _) where kind.hasPrefix("["):
            for element in elements { try check(element, String(kind.dropFirst().dropLast()), of: name) }
        default: throw JSONError(message: "\(name) is not \(kind): \(json)")
        }
    }

    private func check(_ json: JSON, _ shape: String, _ fields: [(name: String, kind: String)]) throws {
        guard case .object(let members) = json else { throw JSONError(message: "\(shape) is not an object") }
        var rest = members[...]
        for (name, kind) in fields {
            if name.hasSuffix("?"), rest.first?.name != String(name.dropLast()) { continue }
            guard let member = rest.first, member.name == name.replacing("?", with: "") else {
                throw JSONError(message: "\(shape): \(name) expected before \(rest.first?.name ?? "the end")")
            }
            rest.removeFirst()
            try check(member.value, kind, of: name)
            // The field after an ID has the same ID as a text.
            if kind.hasPrefix("id"), rest.first?.value.text != member.value.text {
                throw JSONError(message: "\(shape): \(name) and its text differ")
            }
        }
        if let next = rest.first { throw JSONError(message: "\(shape): \(next.name) is not documented") }
    }

    /// Whether a text is a date like `Fri Dec 20 16:52:25 +0000 2013`: formatting it again must give the same text.
    private static func isDate(_ text: String) -> Bool { dates.date(from: text).map(dates.string) == text }

    private static let dates: DateFormatter = {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE MMM dd HH:mm:ss Z yyyy"
        return formatter
    }()
}

extension JSON {
    fileprivate var text: String? {
        switch self {
        case .string(let text), .number(let text): text
        default: nil
        }
    }
}
