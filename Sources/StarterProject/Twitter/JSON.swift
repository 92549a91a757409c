import Foundation
import Terminal

/// A JSON document.
///
/// Unlike `[String: Any]`, it's `Sendable`, and reading its parts needs no casts.
///
///     json["statuses"].array?.map { $0["text"].string }
public enum JSON: Sendable, Equatable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number.
    case number(Double)
    /// A text.
    case string(String)
    /// A list.
    case array([JSON])
    /// Members by name.
    case object([String: JSON])

    /// Parses a document.
    ///
    /// - Throws: ``JSONError`` if the bytes aren't JSON.
    public init(parsing data: Data) throws(JSONError) {
        guard let document = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) else {
            throw JSONError(text: String(decoding: data.prefix(60), as: UTF8.self))
        }
        self.init(document)
    }

    private init(_ value: Any) {
        if let text = bridgedCast(value, to: String.self) {
            self = .string(text)
        } else if let members = bridgedCast(value, to: [String: Any].self) {
            self = .object(members.mapValues(JSON.init))
        } else if let elements = bridgedCast(value, to: [Any].self) {
            self = .array(elements.map(JSON.init))
        } else if let number = value as? NSNumber {
            // JSONSerialization represents Booleans as numbers of C's type char.
            self = String(cString: number.objCType) == "c" ? .bool(number.boolValue) : .number(number.doubleValue)
        } else {
            self = .null
        }
    }

    /// A member of an object; `null` if it's missing or if this isn't an object.
    public subscript(name: String) -> JSON {
        if case .object(let members) = self { members[name] ?? .null } else { .null }
    }

    /// The text; nil for other values.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number; nil for other values. It isn't exact beyond 2^53, so use the `_str` form of an id.
    public var number: Double? {
        if case .number(let number) = self { number } else { nil }
    }

    /// The Boolean; nil for other values.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The elements; nil for other values.
    public var array: [JSON]? {
        if case .array(let elements) = self { elements } else { nil }
    }
}

/// Bytes that aren't JSON.
public struct JSONError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The beginning of the text: at most 60 bytes of a parsed document.
    public let text: String

    /// Creates an error.
    public init(text: String) {
        self.text = text
    }

    public var description: String { "This isn't JSON: \(text)" }
}

extension JSON: CustomStringConvertible {
    /// The document on one line, with members in alphabetical order.
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
