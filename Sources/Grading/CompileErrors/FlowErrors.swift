/// Explains what's missing on the way through a function: a `return`, a case, a `try`.
enum FlowErrors {
    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        if let match = message.firstMatch(of: /^missing return in (.+) expected to return '(.+)'/) {
            let type = TypeName(match.2)
            let what = type.isDisposable ? "the subscription" : type.inWords
            return Explanation(
                "This \(match.1 == "closure" ? "closure" : "function") ends without a `return`. "
                    + "It has several statements, so \(what) needs a `return` before it.")
        }
        if let match = message.firstMatch(of: /^'(\w+)' body must not fall through/) {
            return Explanation("The `else` of this `\(match.1)` has to leave: write `return` in it.")
        }
        if message.hasPrefix("switch must be exhaustive") {
            return Explanation("This `switch` doesn't cover every case. Add the missing ones, or a `default`.")
        }
        if message.hasPrefix("cannot use optional chaining on non-optional value") {
            let name = problem.token == "?" ? problem[-1] : problem.token
            return Explanation(
                "`\(name)` isn't optional here, because the closure captures it strongly. "
                    + "Put `[weak \(name)]` back at the closure's beginning.")
        }
        if message.contains("requires explicit use of 'self' to make capture semantics explicit") {
            return Explanation(
                "The closure would capture `self` without saying so. Write `[weak self]` and `self?.` before the name.")
        }
        if message.hasPrefix("errors thrown from here are not handled") || message.hasPrefix("call can throw") {
            return Explanation(
                "This call can throw, and nothing handles the error. Use `tryMap`, or `do`, `try` and `catch`.",
                topic: .tryMap)
        }
        if message.hasPrefix("invalid conversion from throwing function") {
            return Explanation(
                "This closure can throw, and its stage doesn't take one that does. Use `tryMap`.", topic: .tryMap)
        }
        if let match = message.firstMatch(
            of: /^(?:thrown expression type|cannot convert thrown) .*'([^']+)'.*'([^']+)'/)
        {
            return Explanation(
                "This throws `\(match.1)`, and `\(match.2)` is expected. Turn it into one with `mapFailure`.",
                topic: .mapFailure)
        }
        if let match = message.firstMatch(of: /^cannot assign to (?:property|value): '([^']+)' is a/) {
            return Explanation("`\(match.1)` is a constant. Make it a `var`, or don't change it.")
        }
        if message.hasPrefix("the compiler is unable to type-check this expression in reasonable time") {
            return Explanation(
                "This expression is too long for the compiler. Split it, and name the types of its parts.")
        }
        if message.hasPrefix("failed to produce diagnostic") {
            return Explanation(
                "The compiler can't say what's wrong in this pipeline. Mostly a stage is missing, or two are in the "
                    + "wrong order: compare what each stage sends with what the next one takes.")
        }
        if let match = message.firstMatch(of: /^type '(.+)' does not conform to protocol '(.+)'/) {
            return Explanation(
                "`\(match.1)` doesn't have all that `\(match.2)` asks for. Keep the names and types of its functions.")
        }
        return nil
    }
}
