/// Reads the names of the public declarations in a source: `take(first:)`, `empty`.
enum PublicSurface {
    /// - Parameter condition: holds for the types of the parameters of the declarations that count; nil for all.
    static func names(in source: String, where condition: ((String) -> Bool)? = nil) -> [String] {
        let declaration = /public (?:static )?(?:(?:func `?(\w+)`?(?:<[^{(]*>)?|(init))\(|var (\w+): )/
        return ownText(of: source).flatMap { text in
            text.matches(of: declaration).compactMap { match in
                if let variable = match.output.3 { return condition == nil ? String(variable) : nil }
                let parameters = parameters(in: text[match.range.upperBound...])
                if let condition, !condition(parameters.joined()) { return nil }
                // Several signals without a label count as one, so the overloads of an operator for two to eight
                // signals have one name.
                let areSignals = parameters.allSatisfy { $0.contains(/^\s*_ \w+: Signal</) }
                let labels = (areSignals ? [parameters[0]] : parameters).map(label).joined()
                return "\(match.output.1 ?? match.output.2 ?? "")(\(labels))"
            }
        }
    }

    /// The extensions of Signal and MainSignal, and the free functions. The members of other types aren't operators.
    private static func ownText(of source: String) -> [String] {
        var parts: [String] = []
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.first?.isLetter == true || line.first == "@" || parts.isEmpty { parts.append("") }
            parts[parts.count - 1] += line + "\n"
        }
        let own = ["extension Signal", "extension MainSignal", "public func", "@inlinable public func"]
        return parts.filter { own.contains(where: $0.hasPrefix) }
    }

    /// The parameters of a list, up to its closing parenthesis.
    private static func parameters(in rest: Substring) -> [String] {
        var parameters: [String] = []
        var parameter = ""
        var depth = 0
        var previous: Character = " "
        for character in rest {
            if "([{<".contains(character) { depth += 1 }
            if ")]}".contains(character) || (character == ">" && previous != "-") {
                if depth == 0 { break }
                depth -= 1
            }
            if character == ",", depth == 0 {
                parameters.append(parameter)
                parameter = ""
            } else {
                parameter.append(character)
            }
            previous = character
        }
        return parameters + [parameter]
    }

    private static func label(of parameter: String) -> String {
        guard let label = parameter.split(whereSeparator: { $0.isWhitespace || $0 == ":" }).first else { return "" }
        return "\(label):"
    }
}
