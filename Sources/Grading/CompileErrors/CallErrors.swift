/// Explains calls whose arguments don't fit: labels, numbers, and closures with other parameters.
enum CallErrors {
    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        if let match = problem.match(
            "incorrect argument label", /^incorrect argument labels? in call \(have '([^']*)', expected '([^']*)'\)/)
        {
            return labels(have: String(match.1), expected: String(match.2))
        }
        if let match = problem.match("missing argument label", /^missing argument labels? '([^']+)' in call/) {
            return Explanation("The label `\(match.1)` is missing in this call.")
        }
        if let match = problem.match("extraneous argument label", /^extraneous argument labels? '([^':]+):?' in call/) {
            if let name = problem.callee, let sentence = NamesElsewhere.sentence(about: name, label: match.1) {
                return Explanation(sentence)
            }
            return Explanation("This argument has no label. Remove `\(match.1):`.", at: String(match.1))
        }
        if let match = problem.match("missing argument", /^missing arguments? for parameters? (?:#(\d+)|'?([^']+)'?)/) {
            return missing(match.2, in: problem)
        }
        if let match = problem.match("extra argument", /^extra arguments? (?:'([^']+)'|.*) in call/) {
            let which = match.1.map { "an argument `\($0)`" } ?? "that many arguments"
            return Explanation("This call doesn't take \(which). Remove the extra one.")
        }
        if let match = problem.match(
            "argument '", /^argument '([^']+)' must precede (?:argument|unnamed argument) '?([^']+)'?/)
        {
            return Explanation("`\(match.1):` comes before `\(match.2):` in this call. Swap the two.")
        }
        if message.contains("extra trailing closure passed in call") {
            return Explanation(
                "This closure is read as an argument of the line above. Is a `return` missing before it?")
        }
        if message.firstMatch(of: /losure passed to parameter of type '.+' that does(n't| not) accept a closure/) != nil
        {
            return unexpectedClosure(in: problem)
        }
        if let match = problem.match(
            "contextual closure type '", /^contextual closure type '(.+)' expects (\d+) arguments?, but (\d+) w/)
        {
            return parameters(of: TypeName(match.1), expected: Int(match.2) ?? 0, used: Int(match.3) ?? 0, in: problem)
        }
        if let match = problem.match(
            "contextual type for closure argument list expects ",
            /^contextual type for closure argument list expects (\d+) arg/)
        {
            let blanks = Array(repeating: "_", count: Int(match.1) ?? 1).joined(separator: ", ")
            return Explanation(
                "This closure gets \(match.1 == "1" ? "a value" : "\(match.1) values"). "
                    + "Name \(match.1 == "1" ? "it" : "them"), or write `_`: `{ \(blanks) in … }`."
            )
        }
        if message.hasPrefix("cannot call value of non-function type") {
            return Explanation("`\(problem.token)` isn't a function, so it can't be called with `(…)`.")
        }
        if let match = problem.match("member '", /^member '([^']+)' expects argument of type '(.+)'/) {
            return Explanation("`.\(match.1)` carries a value of type `\(match.2)`: write `.\(match.1)(…)`.")
        }
        if let match = problem.match(
            "function produces expected type '", /^function produces expected type '(.+)'; did you mean to call it/)
        {
            return Explanation(
                "`\(problem.token)` is a function, and its result, `\(match.1)`, is needed. "
                    + "Call it: `\(problem.token)()`.")
        }
        if let match = problem.match("instance member '", /^instance member '([^']+)' cannot be used on type '(.+)'/) {
            let value = problem.closure?.parameters.first.map { "`\($0).\(match.1)`" } ?? "`value.\(match.1)`"
            return Explanation("Before `.\(match.1)`, the `\(match.2)` itself is missing: \(value).")
        }
        if let match = problem.match(
            "tuple pattern element label '", /^tuple pattern element label '([^']+)' must be '([^']+)'/)
        {
            return Explanation("The label `\(match.1)` should be `\(match.2)`.")
        }
        if message.hasPrefix("no exact matches in call to") {
            return Explanation("`\(problem.token)` doesn't take these arguments.\(help(for: problem.token))")
        }
        if let match = problem.match("'", /^'([^']+)' (?:is unavailable: (.+)|has been renamed to '([^']+)')$/) {
            return unavailable(match.1, sentences: match.2, ours: match.3, in: problem)
        }
        return nil
    }

    /// A declaration of the library that says what to write in its place: in sentences, or by our name.
    private static func unavailable(
        _ call: Substring, sentences: Substring?, ours: Substring?, in problem: CompileProblem
    ) -> Explanation {
        let name = call.prefix { $0 != "(" }
        let label = problem[1] == "(" && problem[3] == ":" ? problem[2] : nil
        let example = sentences.flatMap { text in
            text.firstRange(of: ": .").map { " Write `.\(text[$0.upperBound...])`." }
        }
        if let sentence = NamesElsewhere.sentence(about: name, label: label) {
            return Explanation(sentence + (example ?? ""))
        }
        if let sentences { return Explanation(String(sentences), topic: topic(in: String(sentences))) }
        guard let ours, ours.prefix(while: { $0 != "(" }) == name else {
            return Explanation("`\(name)` is called `\(ours ?? "")` here.")
        }
        let missing = ours.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }
        return Explanation("The label `\(missing)` is missing in this call of `\(name)`.")
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
        case (_, "_"): return Explanation("This argument has no label. Remove `\(bad):`.", at: bad)
        default: return Explanation("The label `\(bad):` should be `\(good):`.", at: bad)
        }
    }

    private static func split(_ labels: String) -> [String] {
        labels.split(separator: ":").map(String.init)
    }

    /// - Parameter label: the label of the argument; nil if it has none.
    private static func missing(_ label: Substring?, in problem: CompileProblem) -> Explanation {
        let callee = problem.callee
        if let label {
            return Explanation("The argument `\(label):` is missing in this call\(callee.map { " of `\($0)`" } ?? "").")
        }
        guard let callee else { return Explanation("An argument is missing in this call.") }
        if callee == "send" {
            return Explanation(
                "`send` needs the value to send. If the signal's values are nothing (`Void`), write `send(())`.")
        }
        if problem[-1] == "}", !NamesElsewhere.ours.contains(String(callee)) {
            return Explanation(
                "`\(callee)` is called with a closure here. To set it, write `=`: `\(callee) = { … }`.")
        }
        return Explanation("An argument without a label is missing in this call of `\(callee)`.\(help(for: callee))")
    }

    /// A sentence that names the help on an operator; empty for another name.
    private static func help(for name: Substring) -> String {
        NamesElsewhere.ours.contains(String(name)) ? " `help \(name)` shows how it's called." : ""
    }

    private static func unexpectedClosure(in problem: CompileProblem) -> Explanation {
        let callee = problem.callee ?? problem.token
        // The compiler names the outer closure, too, if a call inside of it doesn't fit.
        if problem.code.tokens[min(problem.index, problem.code.tokens.count)...].prefix(40)
            .contains(sequence: ["subscribe", "{"])
        {
            return Explanation(
                "`subscribe` takes closures with labels: `subscribe(next: { … }, failed: { … })`. "
                    + "`observe` takes one closure for all events.", topic: .subscription, at: "subscribe")
        }
        if problem[-1] == ":" {
            return Explanation(
                "`\(problem[-2]):` takes a value here, and this is a closure. Write it without the braces.")
        }
        if callee == "Signal" {
            return Explanation(
                "Something in this closure doesn't fit, so it isn't read as the one that a `Signal` takes. "
                    + "Does each call in it have its labels, and does it end with `return nil` or a Disposable?",
                topic: .signal)
        }
        return Explanation("`\(callee)` takes no closure here. To set it, write `=`: `\(callee) = { … }`.")
    }

    private static func parameters(
        of type: TypeName, expected: Int, used: Int, in problem: CompileProblem
    ) -> Explanation {
        if expected == 0 {
            if problem.isInside("Signal") || problem.chain.here == nil {
                return Explanation(
                    "The closure is read as another one, which has no parameters. "
                        + "Does it return what it should at its end, such as `return nil` in `Signal { … }`?",
                    topic: .signal)
            }
            let stage = problem.calls.last ?? "This stage"
            return Explanation("`\(stage)` hands its closure no value. Remove the parameter: `{ … }` without `in`.")
        }
        let values = type.parameters.map { "`\($0.text)`" }.joined(separator: ", ")
        if expected > 1 {
            return Explanation(
                "This closure gets \(expected) values, \(values), and yours takes \(used). "
                    + "Name all of them, or write `_` for those that aren't used.")
        }
        if let parts = type.parameter?.parts {
            return Explanation(
                "The values are pairs of \(parts.count) at this stage, and the closure takes \(used). "
                    + "Is a `combineLatest(with:)` missing above, or is there one parameter too many?")
        }
        return Explanation(
            "The closure gets one value, of type \(values), and yours takes \(used). "
                + "Is a `combineLatest(with:)` or a `zip(with:)` missing above, or is there one parameter too many?")
    }

    private static func topic(in sentences: String) -> Explanation.Topic? {
        let words = sentences.split { !$0.isLetter }.map(String.init)
        return Explanation.Topic.allCases.first { words.contains($0.rawValue) && $0 != .signal && $0 != .bind }
    }
}

extension CompileProblem {
    /// The name of the call at the place: the one whose arguments begin here, or end here.
    var callee: Substring? {
        if ["(", "{", "["].contains(token) { return code.callee(ofOpener: index).map { code.tokens[$0] } }
        if token == ")", self[-1] == "(" { return self[-2] }
        let isOnLine = index < code.tokens.count && code.line(of: index) == line
        let end = isOnLine && [")", "}"].contains(token) ? index : index - 1
        guard code.tokens.indices.contains(end), [")", "}"].contains(code.tokens[end]) else { return calls.last }
        return code.opener(of: end).flatMap(code.callee).map { code.tokens[$0] }
    }
}
