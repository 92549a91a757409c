/// Explains values of another type than the one that's needed: mostly a stage that's missing, or in the wrong place.
enum TypeErrors {
    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        let converting =
            /^cannot convert (?:value|return expression) of type '(.+)' to [a-z ]+ type '(.+?)'(?: \(aka .*)?$/
        let assigning = /^cannot assign value of type '(.+)' to type '(.+)'/
        if let match = try? converting.firstMatch(in: message) ?? assigning.firstMatch(in: message) {
            return Mismatch(TypeName(match.1), TypeName(match.2), in: problem).explanation
        }
        let conforming =
            /^(?:return expression of|result value of|argument) type '(.+)' does not conform to [a-z ]*'(.+)'/
        if let match = message.firstMatch(of: conforming) {
            return Mismatch(TypeName(match.1), TypeName(match.2), in: problem).explanation
        }
        if let match = message.firstMatch(of: /have mismatching types '(.+)' and '(.+)'/) {
            let (one, other) = (TypeName(match.1), TypeName(match.2))
            if let one = one.signal, let other = other.signal, one.value != other.value {
                return Explanation(
                    "The two signals send different values: \(one.value.inWords) and \(other.value.inWords). "
                        + "A stage is missing in one of them.")
            }
            return Explanation("Both values must have one type, and these are `\(match.1)` and `\(match.2)`.")
        }
        if let match = message.firstMatch(
            of: /^(?:instance|static) method '([^']+)' requires the types '(.+)' and '(.+)' be equi/)
        {
            return Explanation(
                "`\(match.1.prefix { $0 != "(" })` needs two equal types here, "
                    + "and these are `\(match.2)` and `\(match.3)`. Is a stage missing above, or in the wrong place?")
        }
        if let match = problem.match(
            "instance method '", /^instance method '([^']+)' requires that '(.+)' (?:conform to '(.+)'|be a class type)/
        ) {
            return requirement(match.3, of: match.1.prefix { $0 != "(" }, type: match.2, problem)
        }
        if let match = problem.match("type '", /^type '(.+)' cannot conform to '(.+)'/) {
            return Explanation(
                match.1.contains("->")
                    ? "The closure of `\(problem.token)` doesn't fit. "
                        + "Is a name in it misspelled, or does it return another type than it should?"
                    : "`\(problem.token)` doesn't take what it's given here (`\(match.1)`). "
                        + "Are two stages in the wrong order?")
        }
        if let match = problem.match(
            "binary operator '", /^binary operator '(.+)' cannot be applied to operands of type '(.+)' and '(.+)'/)
        {
            return Explanation(
                "`\(match.1)` can't compare or combine \(TypeName(match.2).inWords) with \(TypeName(match.3).inWords).")
        }
        return nil
    }

    private static func requirement(
        _ needed: Substring?, of method: Substring, type: Substring, _ problem: CompileProblem
    ) -> Explanation {
        switch needed {
        case "Scheduler":
            Explanation("`\(method)` takes a scheduler, and `\(type)` isn't one. Write `\(problem.mainScheduler)`.")
        case nil where method == "bind":
            Explanation(
                "`bind` takes an object and the path of its property, and this is a `\(type)`: "
                    + "`.bind(to: object, \\.property)`.", topic: .bind)
        default:
            Explanation(
                "`\(method)` needs values that are \(needed.map { "`\($0)`" } ?? "objects"), and `\(type)` isn't.")
        }
    }
}
