/// Explains calls whose arguments don't fit: labels, numbers, and closures with other parameters.
enum CallErrors {
    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        if let match = message.firstMatch(
            of: /^incorrect argument labels? in call \(have '([^']*)', expected '([^']*)'\)/)
        {
            return labels(have: String(match.1), expected: String(match.2))
        }
        if let match = message.firstMatch(of: /^missing argument labels? '([^']+)' in call/) {
            return Explanation("The label `\(match.1)` is missing in this call.")
        }
        if let match = message.firstMatch(of: /^extraneous argument labels? '([^']+)' in call/) {
            return Explanation("This call takes its argument without the label `\(match.1)`. Remove the label.")
        }
        if let match = message.firstMatch(of: /^missing arguments? for parameters? '?([^']+?)'? in call/) {
            return Explanation("The argument `\(match.1)` is missing in this call. Put it back.")
        }
        if let match = message.firstMatch(of: /^extra arguments? (?:'([^']+)'|.*) in call/) {
            let which = match.1.map { "an argument `\($0)`" } ?? "so many arguments"
            return Explanation("This call doesn't take \(which). Remove what's too much.")
        }
        if message.contains("extra trailing closure passed in call") {
            return Explanation(
                "This closure is read as an argument of the line above. Is a `return` missing before it?")
        }
        if let match = message.firstMatch(of: /^contextual closure type '(.+)' expects (\d+) arguments?, but (\d+) w/) {
            return parameters(of: TypeName(match.1), expected: Int(match.2) ?? 0, used: Int(match.3) ?? 0)
        }
        if message.hasPrefix("contextual type for closure argument expects") {
            return Explanation(
                "The closure gets a value, and its parameter is missing: write `{ value in … }`, or `{ _ in … }`.")
        }
        if message.hasPrefix("cannot call value of non-function type") {
            return Explanation("`\(problem.token)` isn't a function, so it can't be called with `(…)`.")
        }
        if let match = message.firstMatch(of: /^tuple pattern element label '([^']+)' must be '([^']+)'/) {
            return Explanation("The label `\(match.1)` should be `\(match.2)`.")
        }
        if message.hasPrefix("no exact matches in call to") {
            return Explanation(
                "`\(problem.token)` doesn't take these arguments. `help \(problem.token)` shows how it's called.")
        }
        if let match = message.firstMatch(of: /^'([^']+)' is unavailable: (.+)$/) {
            let sentences = String(match.2)
            return Explanation(sentences, topic: topic(in: sentences))
        }
        if let match = message.firstMatch(of: /^'([^']+)' has been renamed to '([^']+)'/) {
            return Explanation("`\(match.1.prefix { $0 != "(" })` is called `\(match.2)` here.")
        }
        return nil
    }

    /// "have" and "expected" are lists like "keys:acess:plan:" and "_:on:".
    private static func labels(have: String, expected: String) -> Explanation {
        let (given, right) = (split(have), split(expected))
        let wrong = zip(given, right).filter { $0 != $1 }
        guard let (bad, good) = wrong.first, given.count == right.count else {
            return Explanation("This call's labels are `\(expected)`, and yours are `\(have)`.")
        }
        switch (bad, good) {
        case ("_", _): return Explanation("The label `\(good):` is missing in this call.")
        case (_, "_"): return Explanation("The label `\(bad):` is too much: this argument has none.", at: bad)
        default: return Explanation("The label `\(bad):` should be `\(good):`.", at: bad)
        }
    }

    private static func split(_ labels: String) -> [String] {
        labels.split(separator: ":").map(String.init)
    }

    private static func parameters(of type: TypeName, expected: Int, used: Int) -> Explanation {
        if expected == 0 {
            return Explanation(
                "The closure is read as another one, which has no parameters. "
                    + "Does it return what it should at its end, such as `return nil` in `Signal { subscriber in … }`?",
                topic: .signal)
        }
        let value = type.parameter.map { ", of type `\($0.text)`" } ?? ""
        return Explanation(
            "The closure gets \(expected == 1 ? "one value\(value)" : "\(expected) values"), "
                + "and yours takes \(used). Is a stage missing above that joins two signals?")
    }

    private static func topic(in sentences: String) -> Explanation.Topic? {
        let words = sentences.split { !$0.isLetter }.map(String.init)
        return Explanation.Topic.allCases.first { words.contains($0.rawValue) && $0 != .signal && $0 != .bind }
    }
}
