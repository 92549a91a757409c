/// Explains values that may be nil and aren't unwrapped, or the other way round, and values that can't be set.
enum ValueErrors {
    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        if message.hasPrefix("cannot use optional chaining on non-optional value") {
            let name = problem.token == "?" ? problem[-1] : problem.token
            guard problem.calls.contains(where: { CompileProblem.stages.contains($0) || $0 == ":" }) else {
                return Explanation("`\(name)` is never nil. Remove the `?` after it.")
            }
            return Explanation(
                "`\(name)` isn't optional here, because the closure captures it strongly. "
                    + "Put `[weak \(name)]` back at the closure's beginning.")
        }
        if let match = problem.match(
            "initializer for conditional binding must have Optional type",
            /^initializer for conditional binding must have Optional type, not '(.+)'/)
        {
            let keyword = problem.token == "let" ? problem[-1] : problem.token
            let name = problem.token == "let" ? problem[1] : problem[2]
            return Explanation(
                match.1 == "Bool"
                    ? "`\(name)` is a `Bool`, so there's nothing to unwrap. Write `\(keyword) \(name)` without `let`."
                    : "This is `\(match.1)`, which is never nil, so there's nothing to unwrap. "
                        + "Use a plain `let`, or a property that's optional.")
        }
        if let match = problem.match(
            "value of optional type '", /^value of optional type '(.+)' must be unwrapped to a value/)
        {
            return Explanation(
                "`\(problem.token)` is `\(match.1)`: it may be nil. "
                    + "Unwrap it with `guard let`, or give a value for nil with `??`.")
        }
        if message.hasPrefix("'nil'") || message.hasPrefix("nil ") {
            let type = message.firstMatch(of: /'([^']+)'$/)?.1
            return Explanation(
                "`nil` doesn't fit here: \(type.map { "`\($0)` is" } ?? "this type has") "
                    + (type == nil ? "always a value." : "always a value, never nothing."))
        }
        if problem.setsInsteadOfComparing(message) {
            return Explanation("`=` sets a value. To compare two, write `==`.", at: problem.token == "=" ? nil : "=")
        }
        if let match = problem.match("cannot assign to ", /^cannot assign to (?:property|value): '([^']+)' is a/) {
            return constant(match.1, in: problem)
        }
        if let match = message.firstMatch(
            of: /^(?:left side of mutating|cannot use mutating|cannot pass immutable) .*: '([^']+)' is a 'let'/)
        {
            return constant(match.1, in: problem)
        }
        return nil
    }

    private static func constant(_ name: Substring, in problem: CompileProblem) -> Explanation {
        let tokens = problem.code.tokens
        guard problem[-1] != "." || tokens.contains(sequence: ["let", name]) else {
            // It belongs to something of the library, whose properties can be set.
            let place = tokens.indices.dropLast(2).first { tokens[$0...].starts(with: [name, "."]) }
            let path = place.map { "\(name).\(tokens[$0 + 2])" } ?? "\(name).text"
            return Explanation("`\(name)` can't be replaced. Set one of its properties, such as `\(path)`.")
        }
        if problem.lineTokens.contains("store") { return MemberErrors.storing }
        return Explanation("`\(name)` is declared with `let`, so it can't change. Declare it with `var`.")
    }
}

extension CompileProblem {
    /// Whether an assignment is where a comparison is needed.
    fileprivate func setsInsteadOfComparing(_ message: String) -> Bool {
        let isAssignment = token == "=" || self[1] == "=" && self[2] != "="
        guard isAssignment else { return false }
        if message.hasPrefix("cannot assign") || message.hasPrefix("expression is not assignable") {
            let asks: Set<Substring> = ["filter", "first", "skip", "take", "if", "guard"]
            return calls.last.map(asks.contains) == true
                || lineText.contains("?") && lineText.contains(":")
                    && !lineText.contains("?.")
        }
        return message.hasPrefix("cannot convert value of type '()'") || message.hasPrefix("use of '=' in a boolean")
    }
}
