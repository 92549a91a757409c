import Foundation

/// The documented format of an answer, from `answer-format.txt`: every field, with its kind.
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

    /// Throws unless a value, parsed by `JSONSerialization`, has the given kind: a shape, a list `[kind]`, or a simple
    /// kind. `kind|null` allows null.
    func check(_ json: Any, _ kind: String, of name: String = "answer") throws {
        if let fields = fieldsOfShapes[kind] { return try check(json, kind, fields) }
        if kind.hasSuffix("|null"), json is NSNull { return }
        let kind = kind.replacing("|null", with: "")
        let text = json as? String
        let fits =
            switch kind {
            case "null": json is NSNull
            case "flag": json is Bool
            case "text": text != nil
            case "whole": json is Int
            case "id": json is UInt64
            case "fraction": (json as? Double).map { $0 > 0 && $0 < 1 }
            case "color": text.map { $0.count == 6 && $0.allSatisfy(\.isHexDigit) }
            case "date": text.map(Self.isDate)
            case "source": text.map { $0 == "web" || $0.hasPrefix("<a href=\"http") && $0.hasSuffix("</a>") }
            default: kind.hasPrefix("[") && json is [Any]
            }
        guard fits == true else { throw FormatError(message: "\(name) is not \(kind): \(json)") }
        for element in json as? [Any] ?? [] { try check(element, String(kind.dropFirst().dropLast()), of: name) }
    }

    private func check(_ json: Any, _ shape: String, _ fields: [(name: String, kind: String)]) throws {
        guard var rest = json as? [String: Any] else { throw FormatError(message: "\(shape) is not an object") }
        for (name, kind) in fields {
            guard let value = rest.removeValue(forKey: name.replacing("?", with: "")) else {
                if name.hasSuffix("?") { continue }
                throw FormatError(message: "\(shape): \(name) is missing")
            }
            try check(value, kind, of: name)
            // An ID has the same ID as a text beside it.
            if kind.hasPrefix("id"), !(value is NSNull), rest["\(name)_str"] as? String != "\(value)" {
                throw FormatError(message: "\(shape): \(name) and its text differ")
            }
        }
        if let next = rest.keys.first { throw FormatError(message: "\(shape): \(next) is not documented") }
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

struct FormatError: Error {
    let message: String
}
