/// The functions that can be named on a command line.
enum NamedFunctions {
    static let transforms: KeyValuePairs<String, @Sendable (String) -> String> = [
        "uppercase": { $0.uppercased() },
        "lowercase": { $0.lowercased() },
        "double": { text in Int64(text).map { "\($0 &* 2)" } ?? text + text },
        "reverse": { String($0.reversed()) },
        "length": { "\($0.count)" },
    ]

    static let predicates: KeyValuePairs<String, @Sendable (String) -> Bool> = [
        "isVowel": { $0.count == 1 && "aeiouAEIOU".contains($0) },
        "isLetter": { $0.count == 1 && $0.allSatisfy { $0.isLetter } },
        "isUppercase": { !$0.isEmpty && $0.allSatisfy { $0.isUppercase } },
        "isNumber": { Int64($0) != nil },
        "isEven": { text in Int64(text).map { $0.isMultiple(of: 2) } ?? false },
        "isLong": { $0.count >= 3 },
    ]

    static func transform(_ name: String) -> (@Sendable (String) -> String)? {
        transforms.first { $0.key == name }?.value
    }

    /// One of ``predicates``, or a comparison: `<c`, `>c`, `=c`, `!c`. Nil for any other name.
    static func predicate(_ name: String) -> (@Sendable (String) -> Bool)? {
        if let predicate = predicates.first(where: { $0.key == name })?.value { return predicate }
        let bound = String(name.dropFirst())
        guard let sign = name.first, !bound.isEmpty else { return nil }
        return switch sign {
        case "<": { isLess($0, bound) }
        case ">": { isLess(bound, $0) }
        case "=": { $0 == bound }
        case "!": { $0 != bound }
        default: nil
        }
    }

    private static func isLess(_ left: String, _ right: String) -> Bool {
        if let left = Int64(left), let right = Int64(right) { left < right } else { left < right }
    }
}
