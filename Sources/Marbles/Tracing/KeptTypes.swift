import ReactiveCore
import Synchronization

/// The types whose values a recording may keep, to describe them later. Keeping such a value can't delay a `deinit`
/// that the program would notice. They're strings, trivial values such as numbers, values with short descriptions, and
/// tuples, optionals, and arrays of these.
enum KeptTypes {
    private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

    static func include<Value>(typeOf value: Value) -> Bool {
        if _isPOD(Value.self) || Value.self == String.self { return true }
        let type = ObjectIdentifier(Value.self)
        if let answer = known.withLock({ $0[type] }) { return answer }
        guard let answer = examine(value) else { return false }
        known.withLock { $0[type] = answer }
        return answer
    }

    /// Whether all values of this type may be kept; nil if that's unknown, because the value or a part is nil or empty.
    private static func examine<Value>(_ value: Value) -> Bool? {
        if _isPOD(Value.self) || Value.self == String.self || Value.self is any ShortlyDescribed.Type { return true }
        let mirror = Mirror(reflecting: value)
        let parts: [Mirror.Child]
        let name: String
        switch mirror.displayStyle {
        case .tuple:
            parts = Array(mirror.children)
            name = "(" + parts.map(elementName).joined(separator: ", ") + ")"
        case .optional:
            parts = Array(mirror.children)
            name = "Swift.Optional<" + parts.map(typeName).joined() + ">"
        case .collection:
            parts = Array(mirror.children.prefix(1))
            name = "Swift.Array<" + parts.map(typeName).joined() + ">"
        default: return false
        }
        guard !parts.isEmpty else { return nil }
        // A part with an existential type, such as `any Error`, makes the two names differ.
        guard String(reflecting: Value.self) == name else { return false }
        let answers = parts.map { examinePart($0.value) }
        return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    }

    private static func examinePart(_ part: Any) -> Bool? {
        func open<Part>(_ part: Part) -> Bool? { examine(part) }
        return _openExistential(part, do: open)
    }

    private static func typeName(_ part: Mirror.Child) -> String { String(reflecting: type(of: part.value)) }

    private static func elementName(_ part: Mirror.Child) -> String {
        let label = part.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
        return label + typeName(part)
    }
}
