import Reading

extension CompileProblem {
    static let lineMatches = "the line matches"

    private typealias Check = @Sendable (CompileProblem, _ arguments: [Substring]) -> Bool

    /// Whether a condition holds, ignoring its negation. A condition such as `name is set` is about the value of the
    /// placeholder `{name}`. Named groups of a regular expression become placeholders.
    mutating func holds(_ condition: ErrorRules.Condition) -> Bool {
        let arguments = condition.arguments.map { Substring($0) }
        if condition.name == Self.lineMatches {
            guard let regex = try? Regex(condition.arguments[0]), let match = lineText.firstMatch(of: regex) else {
                return false
            }
            for group in match.output {
                if let name = group.name, let text = group.substring { captures[name] = String(text) }
            }
            return true
        }
        if let check = Self.checks[condition.name] { return check(self, arguments) }
        guard let (subject, kind) = Self.parts(of: condition), let text = value(of: subject) else { return false }
        if kind.isEmpty { return arguments.contains(Substring(text)) }
        if let check = Self.kinds[kind] { return check(TypeName(text), arguments) }
        return Self.roles[kind]?(self, [Substring(text)] + arguments) ?? false
    }

    static func knows(_ condition: ErrorRules.Condition, captures: [String]) -> Bool {
        if condition.name == lineMatches { return (try? Regex(condition.arguments.first ?? "(")) != nil }
        if checks[condition.name] != nil { return true }
        guard let (subject, kind) = parts(of: condition), knows(place: subject, captures: captures) else {
            return false
        }
        return kind.isEmpty ? !condition.arguments.isEmpty : kinds[kind] != nil || roles[kind] != nil
    }

    private static func parts(of condition: ErrorRules.Condition) -> (subject: String, kind: String)? {
        let words = condition.name.split(separator: " ", maxSplits: 2).map(String.init)
        return words.count > 1 && words[1] == "is" ? (words[0], words.count > 2 ? words[2] : "") : nil
    }

    // MARK: The code around the error

    private static let checks: [String: Check] = [
        "at": { $1.contains($0.token) },
        "after": { $1.contains($0[-1]) },
        "second after": { $1.contains($0[-2]) },
        "before": { $1.contains($0[1]) },
        "at a text": { problem, _ in problem.token.first == "\"" },
        "first in its line": { problem, _ in
            problem.index < problem.code.tokens.count && problem.code.isFirstInLine(problem.index)
        },
        "at the end of the line": { problem, _ in
            problem.index >= problem.code.tokens.count || problem.code.line(of: problem.index) > problem.line
        },
        "the line begins with": { $1.contains($0.lineTokens.first ?? "") },
        "the line ends with": { $1.contains($0.lineTokens.last ?? "") },
        "the line has": { problem, words in words.contains { problem.lineTokens.contains(sequence: $0.words) } },
        "the function has": { problem, words in
            words.contains(where: problem.code.function(around: problem.index).contains)
        },
        "soon": { problem, words in words.contains { problem.followingTokens.contains(sequence: $0.words) } },
        "soon without": { problem, words in problem.callsSoon(words[0].words, without: words[1]) },
        "soon with one =": { problem, _ in problem.followingTokens.setsInCondition },
        "in": { problem, names in problem.calls.contains(where: names.contains) },
        "in a pipeline": { problem, _ in problem.isInPipeline },
        "in a closure of a stage": { problem, _ in problem.calls.contains { stages.contains($0) || $0 == ":" } },
        "in a chain": { problem, _ in problem.chain.here != nil },
        "in a call": { problem, _ in !problem.calls.isEmpty },
        "in a function that throws": { problem, _ in
            problem.code.function(around: problem.index).prefix { $0 != "{" }.contains("throws")
        },
        "in a function with a result": { problem, _ in problem.code.result(ofFunctionAround: problem.index) != nil },
        "the call is": { $1.contains($0.calls.last ?? "") },
        "the stage is": { $1.contains($0.chain.here?.name ?? "") },
        "the stage above is": { $1.contains($0.chain.above.last?.name ?? "") },
        "a delivery is above": { problem, _ in problem.chain.above.contains(where: \.deliversOnMain) },
        "a text without quotes": { problem, _ in problem.isUnquotedText },
        "a parameter alone": { problem, _ in problem.isParameter },
        "a parameter's member": { problem, _ in
            problem[-1] == "." && problem[-3] != "." && problem.closure?.parameters.contains(problem[-2]) == true
        },
        "a type's member": { problem, _ in problem[-2].first?.isUppercase == true },
        "near else": { problem, _ in problem[-2] == "else" || problem[-3] == "else" },
        "one = is here": { problem, _ in
            problem.token == "=" && problem[1] != "=" || problem[1] == "=" && problem[2] != "="
        },
        "a closure's result": { problem, _ in problem.message.contains("closure result type") },
        "before chapter": { problem, number in problem.chapter.map { $0 < number[0] } ?? false },
        "several cases are missing": { problem, _ in problem.missingCases.count > 1 },
        "the requirement has another type": { problem, _ in
            problem.notes.contains { $0.hasPrefix("candidate has non-matching type") }
        },
        "the last of several statements": { problem, _ in problem.lastStatement != nil },
        "the statement begins with": { $1.contains($0.statement.first ?? "") },
        "the statement has": { problem, words in words.contains { problem.statement.contains(sequence: $0.words) } },
        // MARK: Two types
        "the values differ": { problem, _ in
            guard let given = problem.signal("given")?.value, let needed = problem.signal("needed")?.value else {
                return false
            }
            return given != needed && !needed.isPlaceholder
        },
        "the two values differ": { problem, _ in problem.signal("one")?.value != problem.signal("other")?.value },
        "both are on one thread": { problem, _ in
            problem.signal("given")?.isOnMain == problem.signal("needed")?.isOnMain
        },
        "given sends needed": { problem, _ in problem.signal("given")?.value == problem.type("needed") },
        "needed sends given": { problem, _ in problem.signal("needed")?.value == problem.type("given") },
        "given is needed, perhaps nil": { problem, _ in problem.type("given")?.wrapped == problem.type("needed") },
        "given has elements of needed, perhaps nil": { problem, _ in
            guard let element = problem.type("given")?.element?.wrapped else { return false }
            return element == problem.type("needed")?.element
        },
        "given is part of needed": { problem, _ in
            guard let needed = problem.type("needed")?.element else { return false }
            return problem.type("given")?.text == "ArraySlice<\(needed.text)>"
        },
        "the parameters differ": { problem, _ in
            guard let given = problem.type("given")?.parameter, let needed = problem.type("needed")?.parameter else {
                return false
            }
            return given != needed
        },
    ]

    // MARK: What a type is

    private static let kinds: [String: @Sendable (TypeName, _ arguments: [Substring]) -> Bool] = [
        "like": { type, beginnings in beginnings.contains(where: type.text.hasPrefix) },
        "nothing": { type, _ in type.isVoid },
        "a signal": { type, _ in type.signal != nil },
        "on main": { type, _ in type.signal?.isOnMain == true },
        "a Disposable": { type, _ in type.isDisposable },
        "a tuple": { type, _ in type.parts != nil },
        "an array": { type, _ in type.element != nil },
        "optional": { type, _ in type.wrapped != nil },
        "a function": { type, _ in type.text.contains("->") },
        "a function of one": { type, _ in type.parameter != nil },
        "a function of none": { type, _ in type.text.hasPrefix("() ") && type.text.contains("->") },
        "a generic parameter": { type, _ in type.isPlaceholder },
        "a type": { type, _ in type.text.hasSuffix(".Type") },
        "a key path": { type, _ in type.path != nil },
        "an error": { type, _ in type.text.wholeMatch(of: /(any )?\w*Error/) != nil },
    ]

    // MARK: What a name is

    private static let roles: [String: Check] = [
        "an operator of ours": { $0.rules.operators.contains(String($1[0])) },
        "needless": { $0.rules.names(in: "needless here").contains(String($1[0])) },
        "a parameter": { $0.code.isParameter($1[0], around: $0.index) },
        "a constant": {
            $0.code.isParameter($1[0], around: $0.index)
                || $0.code.function(around: $0.index).contains(sequence: ["let", $1[0]])
        },
        "a nested function": { $0.code.tokens.contains(sequence: ["func", $1[0]]) },
        "declared here": { problem, names in
            ["func", "let", "var"].contains { problem.code.tokens.contains(sequence: [$0, names[0]]) }
        },
        "used as a value": { $0.valueLine(of: $1[0]) != nil },
        "set": { problem, _ in problem[1] == "=" && problem[2] != "=" || problem.message.contains("mutated") },
        "in small letters": { $1[1...].isEmpty && $1[0].first?.isLowercase == true },
        "captured weakly": { $0.code.function(around: $0.index).contains(sequence: ["weak", $1[0]]) },
        "made of": { $0.code.tokens.contains(sequence: ["let", $1[0], "=", $1[1]]) },
        "a constant of the library": { $0[-1] == "." && !$0.code.tokens.contains(sequence: ["let", $1[0]]) },
    ]
}

extension Substring {
    fileprivate var words: [Substring] { split(separator: " ") }
}

extension Collection where Element == Substring {
    /// Whether a condition of an `if`, a `guard` or a `while` sets something with `=` instead of comparing.
    fileprivate var setsInCondition: Bool {
        let tokens = Array(self)
        return tokens.indices.contains { start in
            guard ["if", "guard", "while"].contains(tokens[start]) else { return false }
            let condition = tokens[(start + 1)...].prefix { $0 != "{" && $0 != "else" }
            guard let sign = condition.firstIndex(of: "="), !["let", "var", "case"].contains(condition.first) else {
                return false
            }
            return sign + 1 < tokens.count && tokens[sign + 1] != "=" && !"=!<>".contains(tokens[sign - 1])
        }
    }
}
