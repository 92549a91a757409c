/// Explains errors in which the compiler couldn't find out a type: the code shows the cause sometimes.
enum VagueErrors {
    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        let beginnings = [
            "generic parameter", "type of expression is ambiguous", "cannot infer", "unable to infer",
            "missing contextual", "reference to member", "failed to produce diagnostic", "the compiler is unable",
        ]
        guard beginnings.contains(where: message.hasPrefix) else { return nil }
        if let known = knownCause(in: problem) { return known }
        if let name = problem.match(
            "cannot infer type of closure parameter '", /^cannot infer type of closure parameter '([^']+)'/)?.1
        {
            return Explanation(
                "The compiler can't find out the type of `\(name)`, because a stage above it doesn't fit. "
                    + "Is a name in it misspelled, a `return` missing, or does it return another type?")
        }
        if message.hasPrefix("cannot infer contextual base") || message.hasPrefix("reference to member") {
            let name = problem.token == "." ? problem[1] : problem.token
            if problem.chain.here == nil, problem.code.result(ofFunctionAround: problem.index) == nil {
                return Explanation(
                    "The function doesn't say what it returns, so nothing says which type `.\(name)` belongs to. "
                        + "Write `-> Type` before its `{`.")
            }
            let leaving = problem.calls.isEmpty || problem[-2] == "else" || problem[-3] == "else"
            return Explanation(
                "Nothing here says which type `.\(name)` belongs to. "
                    + (leaving
                        ? "Is a `return` missing before it, or the function's return type?"
                        : "Write its type before the dot, or look for a mistake in the call around it."))
        }
        if message.hasPrefix("the compiler is unable") {
            return Explanation(
                "This expression is too long for the compiler, or a name in it is wrong. "
                    + "Split it, and name the types of its parts.")
        }
        if problem.chain.here == nil, let result = problem.code.result(ofFunctionAround: problem.index) {
            return Explanation(
                "The parts of this expression don't fit together. "
                    + "Its value has to be `\(result)`, as the function says: is each part of it one?")
        }
        return Explanation(
            "The stages of this pipeline don't fit together. Is one missing, such as `map`, or are two in the wrong "
                + "order? Compare what each one sends with what the next one takes.")
    }

    /// What the code around the place shows.
    private static func knownCause(in problem: CompileProblem) -> Explanation? {
        let tokens = problem.code.tokens[min(problem.index, problem.code.tokens.count)...].prefix(90)
        for index in tokens.indices.dropFirst() where tokens[index - 1] == "." {
            let name = tokens[index]
            guard index + 1 < tokens.endIndex, ["(", "{"].contains(tokens[index + 1]),
                !NamesElsewhere.ours.contains(String(name)), let sentence = NamesElsewhere.sentence(about: name)
            else { continue }
            return Explanation(sentence, at: String(name))
        }
        let chain = problem.chain
        for stage in chain.above + [chain.here].compactMap(\.self) where stage.forgetsReturn(in: problem.code) {
            return Explanation(
                "The closure of `\(stage.name)` in line \(stage.line) has several statements and no `return`. "
                    + "Write `return` before the last one.")
        }
        for stage in chain.above where ["catch", "flatMap", "flatMapLatest"].contains(stage.name) {
            guard let value = stage.returnedLiteral else { continue }
            return Explanation(
                "The closure of `\(stage.name)` in line \(stage.line) must return a signal, and returns a plain value. "
                    + "Wrap it: `.just(\(value))`.", topic: .flatMap)
        }
        let above = chain.above
        if let delivery = above.last(where: { $0.deliversOnMain }),
            let leaving = above.first(where: { $0.index > delivery.index && $0.leavesMain })
        {
            return Explanation(
                "`\(leaving.name)` leaves main again, so `deliver(on:)` in line \(delivery.line) has no effect. "
                    + "Move it below, right above `subscribe` or `bind`.", topic: .deliver)
        }
        if let start = tokens.indices.first(where: { tokens[$0...].starts(with: ["subscribe", "(", "next", ":"]) }),
            problem.code.chain(around: start).here?.body.contains("failed") == false
        {
            return Explanation(
                "If this signal can fail, `subscribe` needs `failed:`, too: `failed: { error in … }`.",
                topic: .subscription, at: "subscribe")
        }
        return nil
    }
}

extension Stage {
    /// The text or the number that is all of its closure's code.
    fileprivate var returnedLiteral: Substring? {
        guard let start = body.firstIndex(of: "in"), body[start...].count == 3, body.last == "}",
            let first = body[start + 1].first, first == "\"" || first.isNumber
        else { return nil }
        return body[start + 1]
    }

    /// Whether its closure has several lines and returns nothing.
    fileprivate func forgetsReturn(in code: PlacedTokens) -> Bool {
        guard ["map", "flatMap", "flatMapLatest", "catch", "then", "tryMap", "compactMap"].contains(name),
            let open = body.firstIndex(of: "{"), body.last == "}", !body.contains("return")
        else { return false }
        let depth = code.depth(of: open) + 1
        let starts = body.indices.dropFirst().filter {
            $0 > open && code.isFirstInLine($0) && code.depth(of: $0) == depth && body[$0] != "."
                && !["?", ":", "&", "|"].contains(body[$0])
        }
        return starts.count > 1
    }
}
