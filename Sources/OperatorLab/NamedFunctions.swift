import Marbles

/// A function from text to text that can be named on a command line.
public struct NamedTransform: Sendable {
    /// Its name.
    public let name: String
    let apply: @Sendable (String) -> String

    /// Every one of them.
    public static let all = [
        Self(name: "uppercase") { $0.uppercased() },
        Self(name: "lowercase") { $0.lowercased() },
        // A number is doubled; any other text stands twice.
        Self(name: "double") { text in Int(text).map { "\($0 &* 2)" } ?? text + text },
        Self(name: "reverse") { String($0.reversed()) },
        Self(name: "length") { "\($0.count)" },
    ]

    static func named(_ name: String) -> Self? { all.first { $0.name == name } }
}

/// A question about a text that can be named on a command line.
public struct NamedPredicate: Sendable {
    /// Its name.
    public let name: String
    let holds: @Sendable (String) -> Bool

    /// Every one of them, but for the comparisons: `<c`, `>c`, `=c`, `!c`.
    public static let all = [
        Self(name: "isVowel") { text in text.count == 1 && "aeiouAEIOU".contains(text) },
        Self(name: "isLetter") { text in text.count == 1 && text.allSatisfy(\.isLetter) },
        Self(name: "isUppercase") { text in !text.isEmpty && text.allSatisfy(\.isUppercase) },
        Self(name: "isNumber") { Int($0) != nil },
        Self(name: "isEven") { text in Int(text).map { $0.isMultiple(of: 2) } ?? false },
        Self(name: "isLong") { $0.count >= 3 },
    ]

    static func named(_ name: String) -> Self? {
        all.first { $0.name == name } ?? comparison(name)
    }

    /// `<c` and the like: numbers are compared as numbers, anything else as text.
    private static func comparison(_ name: String) -> Self? {
        let bound = String(name.dropFirst())
        guard let sign = name.first, !bound.isEmpty else { return nil }
        return switch sign {
        case "<": Self(name: name) { isLess($0, bound) }
        case ">": Self(name: name) { isLess(bound, $0) }
        case "=": Self(name: name) { $0 == bound }
        case "!": Self(name: name) { $0 != bound }
        default: nil
        }
    }

    private static func isLess(_ left: String, _ right: String) -> Bool {
        if let left = Int(left), let right = Int(right) { left < right } else { left < right }
    }
}
