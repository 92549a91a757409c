/// A type as the compiler writes it, with the book's words for it.
struct TypeName: Equatable {
    /// The type, without attributes: "Signal<String, Never>".
    let text: String

    init(_ text: some StringProtocol) {
        var rest = String(text)
        for attribute in ["@escaping ", "@MainActor ", "@Sendable ", "@Swift."] {
            rest = rest.replacing(attribute, with: "")
        }
        self.text = rest
    }

    struct Signal: Equatable {
        let isOnMain: Bool
        let value: TypeName
        let failure: TypeName
    }

    var signal: Signal? {
        guard let match = text.wholeMatch(of: /(Main)?Signal<(.+)>/) else { return nil }
        let parts = Self.split(match.2)
        guard parts.count == 2 else { return nil }
        return Signal(isOnMain: match.1 != nil, value: TypeName(parts[0]), failure: TypeName(parts[1]))
    }

    var result: TypeName? {
        guard text.hasPrefix("("), let arrow = text.range(of: " -> ", options: .backwards) else { return nil }
        return TypeName(text[arrow.upperBound...])
    }

    var parameters: [TypeName] {
        guard text.hasPrefix("("), result != nil else { return [] }
        var depth = 0
        let list = text.prefix { character in
            if "([<".contains(character) { depth += 1 }
            if ")]>".contains(character) { depth -= 1 }
            return depth > 0
        }
        return list.count < 2 ? [] : Self.split(list.dropFirst()).map(TypeName.init)
    }

    var parameter: TypeName? { parameters.count == 1 ? parameters[0] : nil }

    /// The types of a pair or a longer tuple; nil for another type.
    var parts: [TypeName]? {
        guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
        let parts = Self.split(text.dropFirst().dropLast())
        return parts.count > 1 ? parts.map(TypeName.init) : nil
    }

    var element: TypeName? {
        text.hasPrefix("[") && text.hasSuffix("]") && !text.contains(" : ")
            ? TypeName(text.dropFirst().dropLast()) : nil
    }

    var wrapped: TypeName? {
        guard text.hasSuffix("?") else { return nil }
        let inner = text.dropLast()
        return TypeName(inner.hasPrefix("(") && inner.hasSuffix(")") ? inner.dropFirst().dropLast() : inner)
    }

    /// The object's and the property's type in a key path's type; nil for another type.
    var path: (start: TypeName, end: TypeName)? {
        text.firstMatch(of: /KeyPath<(.+?(?:<.+?>)?), (.+)>$/).map { (TypeName($0.1), TypeName($0.2)) }
    }

    var isPlaceholder: Bool { text.hasPrefix("New") || ["Trigger", "Value", "Other"].contains(text) }

    var isDisposable: Bool { text.hasSuffix("Disposable") || text.hasSuffix("Disposable)?") }
    var isVoid: Bool { text == "()" || text == "Void" }

    var inWords: String { isVoid ? "`Void`" : "`\(text)`" }

    /// Splits at commas outside of brackets.
    private static func split(_ list: Substring) -> [String] {
        var parts = [""]
        var depth = 0
        for character in list {
            if "<([".contains(character) { depth += 1 }
            if ">)]".contains(character), !parts[parts.count - 1].hasSuffix("-") { depth -= 1 }
            if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
        }
        return parts.map { String($0.drop { $0 == " " }) }
    }
}
