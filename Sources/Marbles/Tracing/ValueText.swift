import ReactiveCore
import Synchronization

enum ValueText {
    /// The maximum length of a text in characters. A tuple, a collection, or a type's name may take more.
    private static let longest = 60
    /// The maximum number of listed elements. A longer collection shows only the number and type of its elements.
    private static let listed = 4

    /// The names of types whose values have no other text: structures and classes without a description.
    private static let namesOfTypes = Mutex<[ObjectIdentifier: String]>([:])

    static func of<Value>(_ value: Value) -> String {
        if Value.self == String.self, let text = value as? String { return cut(text) }
        if Value.self == Int.self, let number = value as? Int { return String(number) }
        if Value.self == Bool.self, let truth = value as? Bool { return truth ? "true" : "false" }
        let ownType = type(of: value)
        if let name = namesOfTypes.withLock({ $0[ObjectIdentifier(ownType)] }) { return name }
        if let value = value as? any ShortlyDescribed { return cut(value.shortDescription) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { of($0.value) } ?? "nil"
        case .tuple: return "(" + mirror.children.map { of($0.value) }.joined(separator: ", ") + ")"
        case .collection, .set, .dictionary:
            let elements = mirror.children.prefix(listed + 1).map(\.value)
            guard elements.count > listed else { return "[" + elements.map { of($0) }.joined(separator: ", ") + "]" }
            return "\(mirror.children.count) \(elements.first.map { "\(type(of: $0))".lowercased() } ?? "")s"
        case .enum where !(value is any CustomStringConvertible):
            guard let payload = mirror.children.first else { return cut("\(value)") }
            let text = of(payload.value)
            return cut("\(payload.label ?? "")" + (text.hasPrefix("(") ? text : "(\(text))"))
        case .struct where !(value is any CustomStringConvertible),
            .class where !(value is any CustomStringConvertible):
            let name = "\(ownType)"
            namesOfTypes.withLock { $0[ObjectIdentifier(ownType)] = name }
            return name
        default: return cut("\(value)")
        }
    }

    private static func cut(_ text: String) -> String {
        // Bytes are counted faster than characters.
        text.utf8.count <= longest ? text : String(text.prefix(longest))
    }
}
