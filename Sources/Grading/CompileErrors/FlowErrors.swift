/// Explains what's missing on the way through a function: a `return`, a case, a `try`.
enum FlowErrors {
    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        if let match = problem.match("missing return in ", /^missing return in (.+) expected to return '(.+)'/) {
            return missingReturn(in: match.1 == "closure" ? "closure" : "function", of: TypeName(match.2), problem)
        }
        if let match = problem.match("'", /^'(\w+)' body must not fall through/) {
            return Explanation("The `else` of this `\(match.1)` has to leave: write `return` in it.")
        }
        if message.hasPrefix("switch must be exhaustive") {
            let cases = problem.notes.compactMap { $0.firstMatch(of: /^add missing case: '(.+)'/)?.1 }
            guard let first = cases.first else {
                return Explanation("This `switch` doesn't cover every case. Add the missing ones, or a `default`.")
            }
            let name = first.prefix { $0 != "(" }
            return Explanation(
                "This `switch` doesn't cover \(cases.count > 1 ? "all of " : "")`\(name)`. Add `case \(name): …`.")
        }
        if message.contains("'self'"), message.firstMatch(of: /explicit use of 'self'|implicit use of 'self'/) != nil {
            let name = problem.token
            return Explanation(
                problem.isInPipeline
                    ? "The closure would capture `self` without saying so. "
                        + "Write `[weak self]` at its beginning, and `self?.\(name)` here."
                    : "The closure keeps `self` alive, and has to say so. Write `self.\(name)`.")
        }
        if message.hasPrefix("errors thrown from here are not handled") || message.hasPrefix("call can throw") {
            return problem.isInside("tryMap") || problem.calls.isEmpty
                ? Explanation("`\(problem.token)` can throw. Write `try` before it.", topic: .tryMap)
                : Explanation(
                    "`\(problem.token)` can throw, and nothing handles that. Use `tryMap`, or `do`, `try` and `catch`.",
                    topic: .tryMap)
        }
        if message.hasPrefix("invalid conversion from throwing function") {
            let stage = problem.calls.last ?? ""
            return ["map", "filter", "doNext", "compactMap"].contains(stage)
                ? Explanation(
                    "What `\(stage)` is given here can throw. Use `tryMap` in place of `\(stage)`.", topic: .tryMap)
                : Explanation(
                    "This closure can throw, and must not. Handle the error in it, with `do`, `try` and `catch`.")
        }
        if let match = message.firstMatch(
            of: /^(?:thrown expression type|cannot convert thrown) .*'([^']+)'.*'([^']+)'/)
        {
            return Explanation(
                "This throws `\(match.1)`, and `\(match.2)` is expected. Turn it into one with `mapFailure`.",
                topic: .mapFailure)
        }
        if let match = message.firstMatch(
            of: /^(?:constant|variable) '(?:self\.)?([^']+)' (?:used|captured).* before being init/)
        {
            return Explanation("`\(match.1)` has no value yet. Set it above, before this line uses it.")
        }
        if let match = problem.match(
            "escaping closure captures non-escaping parameter '",
            /^escaping closure captures non-escaping parameter '([^']+)'/)
        {
            return Explanation(
                "The closure is called after the function has returned, and so is `\(match.1)`. "
                    + "Write `@escaping` before the type of `\(match.1)`.")
        }
        if let match = problem.match("type '", /^type '(.+)' does not conform to protocol '(.+)'/) {
            return conformance(of: match.1, to: match.2, problem.notes)
        }
        return nil
    }

    private static func missingReturn(in what: String, of type: TypeName, _ problem: CompileProblem) -> Explanation {
        let needed = type.isDisposable ? "a Disposable" : type.inWords
        if problem.token != "}" {
            return Explanation(
                "This \(what) ends without a `return`. "
                    + "It has several statements, so write `return` before `\(problem.token)`.")
        }
        if type.text == "(any Disposable)?" {
            return Explanation(
                "This closure has to return what to dispose. At its end, write `return nil`, or return a Disposable.",
                topic: .signal)
        }
        let line = problem.code.tokens(inLine: problem.line)
        if line.contains("if"), !line.contains("else") {
            return Explanation(
                "Without an `else`, this `if` leaves a way on which the \(what) returns nothing. "
                    + "Return \(needed) on each way.")
        }
        return Explanation("This \(what) ends without a `return`. At its end, return \(needed).")
    }

    private static func conformance(of type: Substring, to name: Substring, _ notes: [String]) -> Explanation {
        let required = notes.lazy.compactMap {
            $0.firstMatch(of: /^protocol requires (\w+) '([^']+?)(?:\(.*\))?' with type '(.+)'/)
        }.first
        guard let required else {
            return Explanation(
                "`\(type)` doesn't have all that `\(name)` asks for. Keep the names and types of its functions.")
        }
        let hasOtherType = notes.contains { $0.hasPrefix("candidate has non-matching type") }
        return Explanation(
            hasOtherType
                ? "`\(required.2)` of `\(type)` has another type than `\(name)` asks for: `\(required.3)`."
                : "`\(name)` asks for a \(required.1 == "property" ? "property" : "function") `\(required.2)` "
                    + "of type `\(required.3)`, and `\(type)` has none. Is it missing, or misspelled?")
    }

    /// A guard whose `else`, in the same line, doesn't leave. What the compiler says of it depends on what follows.
    static func guardWithoutExit(in problem: CompileProblem) -> Explanation? {
        let line = problem.lineTokens
        let exits: Set<Substring> = ["return", "throw", "fatalError", "preconditionFailure", "break", "continue"]
        guard line.first == "guard", line.last == "}", line.contains(sequence: ["else", "{"]),
            exits.isDisjoint(with: line)
        else { return nil }
        return Explanation("The `else` of this `guard` has to leave: write `return` in it.")
    }
}
