import Foundation
import Platform

/// A JSON document, as a value that may travel between threads.
///
/// What a `[String: Any]` cannot: it is `Sendable`, and its parts are asked for by name without a cast.
///
///     json["statuses"].array.map { $0["text"].string }
public enum JSON: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSON])
    case object([String: JSON])

    /// Reads a document.
    /// - Throws: ``JSONError`` where the bytes are no JSON.
    public init(parsing data: Data) throws(JSONError) {
        guard let document = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
            throw JSONError(text: String(decoding: data.prefix(JSONError.shownBytes), as: UTF8.self))
        }
        self.init(document)
    }

    /// What JSONSerialization made of a value.
    private init(_ value: Any) {
        if let text = bridgedCast(value, to: String.self) {
            self = .string(text)
        } else if let members = bridgedCast(value, to: [String: Any].self) {
            self = .object(members.mapValues(JSON.init))
        } else if let elements = bridgedCast(value, to: [Any].self) {
            self = .array(elements.map(JSON.init))
        } else if let number = value as? NSNumber {
            // Truth values are numbers there, of the type of C's characters.
            self = String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .number(number.doubleValue)
        } else {
            self = .null
        }
    }

    /// A member of an object; `null` where there is none, or where this is no object.
    public subscript(name: String) -> JSON {
        if case .object(let members) = self { members[name] ?? .null } else { .null }
    }

    /// The text, where this is one.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number, where this is one. Beyond 2^53 a number is not exact: take the `_str` twin of an id.
    public var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The truth value, where this is one.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The elements, where this is an array.
    public var array: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }
}

/// Bytes that are no JSON.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
    /// How many bytes of the text an error keeps.
    static let shownBytes = 60

    /// How the text begins.
    public let text: String

    /// An error about a text that begins like this.
    public init(text: String) {
        self.text = text
    }

    public var description: String { "This is no JSON: \(text)" }
}

extension JSON: CustomStringConvertible {
    /// The document on one line, members in alphabetical order.
    public var description: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
        case .string(let text):
            "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
        case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + "}"
        }
    }
}
