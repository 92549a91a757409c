import Reading

struct CompileProblem {
    /// The compiler's message, without the ID of its documentation, "[#ActorIsolatedCall]", and without alternative
    /// names of types, "(aka 'Character')".
    let message: String
    let notes: [String]
    let line: Int
    let column: Int

    let code: PlacedTokens
    /// The index of the token at the error, or of the first token after it; the end index if there's no such token.
    let index: Int

    /// The number of the chapter, such as "05"; nil without a chapter.
    var chapter: String?
    let rules = ErrorRules.shared

    /// The values of the rule's placeholders in the message, and of the named groups in its regular expressions.
    var captures: [String: String] = [:]

    init(_ error: CompilerOutput.Diagnostic, in code: PlacedTokens, chapter: String? = nil) {
        message = error.message.replacing(#/ \[#[\w-]+\]$/#, with: "").replacing(#/ \(aka '[^']*'\)/#, with: "")
        notes = error.notes
        line = error.line
        column = error.column
        self.code = code
        self.chapter = chapter
        index = code.index(atLine: error.line, column: error.column)
    }

    var token: Substring { self[0] }

    subscript(offset: Int) -> Substring {
        code.tokens.indices.contains(index + offset) ? code.tokens[index + offset] : ""
    }

    var lineText: Substring { code.text(ofLine: line) ?? "" }

    var lineTokens: ArraySlice<Substring> { code.tokens(inLine: line) }

    /// The tokens from the error to the end of the outermost function around it, or else of the file; at most 150.
    var followingTokens: ArraySlice<Substring> {
        let end = code.outermostBody(around: index).flatMap(code.surroundings.closer) ?? code.tokens.count
        return code.tokens[min(index, end)..<end].prefix(150)
    }

    /// For each bracket around the error, the outermost first: its call's name, or else the token before it.
    var calls: [Substring] { code.surroundings.calls(at: index) }

    var isInPipeline: Bool { calls.contains { Self.stages.contains($0) } }

    /// Whether the error's line sets a constant to plain words, as in a prediction without quotes.
    var isUnquotedText: Bool {
        lineTokens.first == "let" && lineTokens.contains("=")
            && !lineTokens.contains { $0.contains("\"") || $0 == "." || $0 == "(" }
    }

    var mainScheduler: String {
        let function = code.function(around: index)
        if function.contains(sequence: ["let", "schedulers", "="]) { return "schedulers.main" }
        if function.contains(sequence: ["main", ":", "MainScheduler"]) { return "main" }
        return function.contains("form") ? "form.schedulers.main" : "main"
    }

    /// The name of the call whose arguments begin or end at the error, or else of the innermost call around it.
    var callee: Substring? {
        if ["(", "{", "["].contains(token) { return code.callee(ofOpener: index).map { code.tokens[$0] } }
        if token == ")", self[-1] == "(" { return self[-2] }
        let isOnLine = index < code.tokens.count && code.line(of: index) == line
        let end = isOnLine && [")", "}"].contains(token) ? index : index - 1
        guard code.tokens.indices.contains(end), [")", "}"].contains(code.tokens[end]) else { return calls.last }
        return code.opener(of: end).flatMap(code.callee).map { code.tokens[$0] }
    }

    /// The label of the first argument of the call at the error.
    var label: Substring? { self[1] == "(" && self[3] == ":" ? self[2] : nil }

    /// The first wrong label of a call, and the label that's expected. "_" means no label.
    var wrongLabels: (wrong: String, right: String)? {
        let given = captures["have"]?.split(separator: ":") ?? []
        let expected = captures["expected"]?.split(separator: ":") ?? []
        guard given.count == expected.count else { return nil }
        return zip(given, expected).first { $0 != $1 }.map { (String($0), String($1)) }
    }

    var missingCases: [Substring] { notes.compactMap { $0.firstMatch(of: /^add missing case: '(.+)'/)?.1 } }

    var requirement: (kind: Substring, name: Substring, type: Substring)? {
        notes.lazy.compactMap {
            $0.firstMatch(of: /^protocol requires (\w+) '([^']+?)(?:\(.*\))?' with type '(.+)'/).map {
                ($0.1, $0.2, $0.3)
            }
        }.first
    }

    static let stages: Set<Substring> = [
        "map", "tryMap", "compactMap", "filter", "doNext", "flatMap", "flatMapLatest", "subscribe", "scan", "catch",
        "next", "failed", "bind",
    ]

    static let keywords: Set<Substring> = [
        "as", "any", "case", "catch", "class", "default", "do", "else", "enum", "extension", "false", "final", "for",
        "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "private", "return", "self", "some",
        "static", "struct", "super", "switch", "throw", "throws", "true", "try", "unowned", "var", "weak", "where",
        "while",
    ]
}

// MARK: - Statements

extension CompileProblem {
    /// The first word of the statement around the error, if a `return` may be missing before it: it's the last of
    /// several statements in a function or a closure that has to return a value. Otherwise nil.
    var lastStatement: Substring? {
        guard index < code.tokens.count, let body = code.body(around: index), code.returnsValue(body) else {
            return nil
        }
        let statements = code.statements(in: body)
        guard statements.count > 1, let last = statements.last, last.contains(index),
            let word = code.tokens[last].first, !["return", "throw", "let", "var", "switch", "if"].contains(word)
        else { return nil }
        return word
    }

    /// The statement around the error, in the innermost function or closure; at a `}`, the last one before it.
    var statement: ArraySlice<Substring> {
        let body = token == "}" ? code.opener(of: index).map { $0 + 1..<index } : code.body(around: index)
        let range = body.flatMap { code.statements(in: $0).last { $0.lowerBound <= index } }
        return range.map { code.tokens[$0] } ?? []
    }

    /// Whether the following tokens contain this call, and the stage around the call doesn't contain this word.
    func callsSoon(_ call: [Substring], without word: Substring) -> Bool {
        let tokens = followingTokens
        guard let start = tokens.indices.first(where: { tokens[$0...].starts(with: call) }) else { return false }
        return code.chain(around: start).here?.body.contains(word) == false
    }
}

// MARK: - Names

extension CompileProblem {
    var unavailable: Substring? { captures["call"].map { $0.prefix { $0 != "(" } } }

    /// The book's name for what another library calls `name`, perhaps with the label of its first argument.
    func ours(for name: Substring, label: Substring? = nil) -> String? {
        label.flatMap { rules.value(of: "\(name)(\($0)", in: "elsewhere") } ?? rules.value(of: name, in: "elsewhere")
    }

    /// The first call after the error whose name is another library's, and not the book's.
    var foreignName: Substring? {
        let tokens = followingTokens
        return tokens.indices.dropFirst().first { index in
            tokens[index - 1] == "." && index + 1 < tokens.endIndex && ["(", "{"].contains(tokens[index + 1])
                && !rules.operators.contains(String(tokens[index])) && ours(for: tokens[index]) != nil
        }.map { tokens[$0] }
    }

    /// The names that `name` may misspell: names in the file or in the table of modules, capitalized like `name`.
    func candidates(for name: Substring) -> [Substring] {
        let tokens = code.tokens
        func isType(_ token: Substring) -> Bool { token == "@" || token.first?.isUppercase == true }
        let own = tokens.indices.filter { index in
            tokens[index].first?.isLetter == true && !Self.keywords.contains(tokens[index])
                && (index == 0 || tokens[index - 1] != ".")
                && (index + 2 >= tokens.count || tokens[index + 1] != ":" || isType(tokens[index + 2]))
        }.map { tokens[$0] }
        return Set(own).union(rules.names(in: "a name of").map { $0[...] }).filter {
            $0 != name && $0.first?.isUppercase == name.first?.isUppercase
        }.sorted()
    }

    func similarName(to name: Substring) -> String? {
        name.count > 2
            ? Suggestions.closest(to: String(name), among: candidates(for: name).map(String.init)).first : nil
    }

    /// A similar name of a member that's used in the file, or that learners often look for.
    /// - Parameter isOwn: whether the member's type is one of the book's.
    func similarMember(to name: Substring, isOwn: Bool = true) -> String? {
        let known = Set(rules.names(in: "a member"))
        guard !known.contains(String(name)) else { return nil }
        let tokens = code.tokens
        let own = Set(tokens.indices.dropFirst().filter { tokens[$0 - 1] == "." }.map { String(tokens[$0]) })
            .subtracting([String(name)])
        let all = own.union(known)
        return Suggestions.closest(to: String(name), among: all.sorted()).first
            ?? Suggestions.longer(than: name, among: (isOwn ? all : own).map { $0[...] }).map(String.init)
    }

    /// The name of the property in the key path at the error.
    var pathMember: Substring { self[token == "\\" ? 2 : self[-1] == "." ? 0 : 1] }

    /// How the file reaches a member of this name elsewhere, such as `form.schedulers.main`.
    func path(to name: Substring) -> String? {
        let tokens = code.tokens
        if name == "main" { return mainScheduler }
        guard var start = tokens.indices.dropFirst(2).first(where: { tokens[$0] == name && tokens[$0 - 1] == "." })
        else { return nil }
        var path = name
        while start > 1, tokens[start - 1] == ".", tokens[start - 2].allSatisfy({ $0.isLetter }) {
            start -= 2
            path = tokens[start] + "." + path
        }
        let base = path.prefix { $0 != "." }
        return base.isEmpty || base == path || !code.function(around: index).contains(base) ? nil : String(path)
    }

    /// The first line that uses a type like a value, as in `let ending = CompositeDisposable`.
    func valueLine(of type: Substring) -> Int? {
        let words = Tokenizer(String(type)).tokens
        let tokens = code.tokens
        return tokens.indices.dropFirst().first { index in
            let end = index + words.count
            return tokens[index...].starts(with: words) && ["=", "("].contains(tokens[index - 1])
                && (end >= tokens.count || !["(", ".", "{", "<"].contains(tokens[end]))
        }.map(code.line(of:))
    }

    /// The stage with a call in its parentheses, instead of in a closure, if the error is in the call's arguments.
    var stageWithoutClosure: Substring? {
        guard let stage = chain.here, stage.body.first == "(", !stage.body.contains("{"),
            calls.last != stage.name, calls.dropLast().last == stage.name
        else { return nil }
        return stage.name
    }

    /// The head of the closure around the error, with the unknown name as its last parameter; nil if that's impossible.
    var missingParameter: String? {
        let plain: Set<Substring> = ["then", "doCompleted", "doDisposed", "doSubscribed", "deferred"]
        guard self[1] != "(", let name = captures["name"], let closure = code.closure(around: index),
            name.first?.isLowercase == true, !plain.contains(calls.last ?? "")
        else { return nil }
        return (closure.captures.map { $0 + " " } ?? "")
            + (closure.parameters.map(String.init) + [name]).joined(separator: ", ")
    }

    var optionalName: String? {
        let name = token.first?.isLetter == true && self[-1] != "." ? token : self[-1] == "." ? self[-2] : self[-1]
        return name.first?.isLetter == true ? String(name) : nil
    }

    var onlyNameInClosure: Substring? {
        token == "{" && self[2] == "}" && self[1].first?.isLetter == true ? self[1] : nil
    }
}

// MARK: - Stages

extension CompileProblem {
    var chain: Chain { code.chain(around: index) }
    var closure: ClosureHead? { code.closure(around: index) }

    /// Whether the expression at the error is exactly a closure's parameter, so that its type is what the stage above
    /// sends.
    var isParameter: Bool {
        let start = token == "=" ? 1 : 0
        guard let parameters = closure?.parameters, parameters.contains(self[start]) else { return false }
        return ![".", "(", "[", "?"].contains(self[start + 1])
    }

    /// The last `deliver(on: main)` above, and the first stage after it that may leave the main thread.
    var undoneDelivery: (delivery: Chain.Link, by: Chain.Link)? {
        let above = chain.above
        guard let delivery = above.last(where: { $0.deliversOnMain }),
            let leaving = above.first(where: { $0.index > delivery.index && $0.leavesMain })
        else { return nil }
        return (delivery, leaving)
    }

    /// The first stage, above or here, whose closure has several statements and no `return`.
    var forgetfulStage: Chain.Link? {
        (chain.above + [chain.here].compactMap(\.self)).first { stage in
            guard
                ["map", "flatMap", "flatMapLatest", "catch", "then", "tryMap", "compactMap"].contains(stage.name),
                let open = stage.body.firstIndex(of: "{"), stage.body.last == "}", !stage.body.contains("return")
            else { return false }
            return code.statements(in: open + 1..<stage.body.endIndex - 1).count > 1
        }
    }

    /// The first stage above whose closure has to return a signal, but contains only a text or a number.
    var plainStage: (stage: Chain.Link, value: Substring)? {
        chain.above.lazy.compactMap { stage in
            guard ["catch", "flatMap", "flatMapLatest"].contains(stage.name), stage.body.last == "}",
                let start = stage.body.firstIndex(of: "in"), stage.body[start...].count == 3,
                let first = stage.body[start + 1].first, first == "\"" || first.isNumber
            else { return nil }
            return (stage, stage.body[start + 1])
        }.first
    }

    private var closureBelow: (parameter: Substring, body: ArraySlice<Substring>)? {
        guard let body = chain.below.first?.body, let parameter = body.firstIndex(of: "in").map({ body[$0 - 1] }) else {
            return nil
        }
        return (parameter, body)
    }

    /// The first member of its parameter that the stage below uses, so the parameter's type must be known.
    var memberBelow: (name: Substring, isCalled: Bool, line: Int)? {
        guard let (parameter, body) = closureBelow else { return nil }
        return body.indices.dropLast(2).first { body[$0] == parameter && body[$0 + 1] == "." }.map {
            (body[$0 + 2], body[($0 + 3)...].starts(with: ["(", ")"]), code.line(of: $0 + 2))
        }
    }

    /// The parameter of the stage below, if it's the only argument of a call there.
    var argumentBelow: (name: Substring, line: Int)? {
        guard let (parameter, body) = closureBelow else { return nil }
        return body.indices.first { body[$0...].starts(with: ["(", parameter, ")"]) }.map {
            (parameter, code.line(of: $0))
        }
    }

    var quotedNumber: Substring? {
        followingTokens.indices.first { index in
            followingTokens[index...].starts(with: ["=", "="])
                && followingTokens[(index + 2)...].first?.wholeMatch(of: /"\d+"/) != nil
        }.map { followingTokens[$0 + 2] }
    }

    /// Explains that the stage between two types is missing or misplaced; nil if no stage fits.
    func missingStage(_ given: TypeName?, _ needed: TypeName?) -> Explanation? {
        guard let given, let needed, let stage = stage(from: given, to: needed) else { return nil }
        guard let name = stage.topic?.rawValue else { return stage }
        func at(_ line: Int, _ place: String, _ stage: String) -> Explanation? {
            var found = explanation(of: "the stage '\(stage)' is \(place), in line \(line)")
            found?.topic = .init(rawValue: name)
            return found
        }
        let chain = chain
        let later = name == "map" ? chain.below.prefix(1) : chain.below[...]
        if let later = later.first(where: { $0.name == name }) { return at(later.line, "below", name) ?? stage }
        let opposite = self.stage(from: needed, to: given)?.topic?.rawValue ?? ""
        let earlier = opposite == "map" ? chain.above.suffix(1) : chain.above[...]
        if !["subscribe", "bind"].contains(chain.here?.name),
            let earlier = earlier.first(where: { $0.name == opposite })
        {
            return at(earlier.line, "above", opposite) ?? stage
        }
        return stage
    }

    private func stage(from given: TypeName, to needed: TypeName) -> Explanation? {
        explanation(of: "no stage turns '\(given.text)' into '\(needed.text)'")
    }

    /// The table's explanation of a message that isn't the compiler's.
    private func explanation(of message: String) -> Explanation? {
        let error = CompilerOutput.Diagnostic(file: "", line: line, column: column, message: message)
        return rules.explanation(of: CompileProblem(error, in: code, chapter: chapter))
    }
}

extension Suggestions {
    /// The first candidate that begins or ends with a name of at least four characters, ignoring case.
    static func longer(than name: Substring, among candidates: some Collection<Substring>) -> Substring? {
        guard name.count > 3 else { return nil }
        let word = name.lowercased()
        return candidates.sorted().first { $0.lowercased().hasPrefix(word) || $0.lowercased().hasSuffix(word) }
    }
}
