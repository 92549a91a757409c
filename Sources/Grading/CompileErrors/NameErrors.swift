import BookText

/// Explains names that the compiler doesn't know.
enum NameErrors {
    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        if let name = problem.match("cannot find ", /^cannot find (?:type )?'([^']+)' in scope/)?.1 {
            return unknown(name, in: problem)
        }
        if let match = problem.match("value of ", /^value of (?:tuple )?type '(.+)' has no member '([^']+)'/) {
            return MemberErrors.explanation(of: match.2, missingIn: TypeName(match.1), problem)
        }
        if let match = problem.match("type '", /^type '(.+)' has no member '([^']+)'/) {
            return MemberErrors.explanation(ofStatic: match.2, missingIn: TypeName(match.1), problem)
        }
        if let match = message.firstMatch(of: /optional type '(.+?)' must be unwrapped to refer to member '([^']+)'/) {
            let name = problem.optionalName
            return Explanation(
                name.isEmpty
                    ? "This is `\(match.1)`: it may be nil. Unwrap it with `guard let` before, or write `?` after it."
                    : "`\(name)` may be nil here. Write `?` after it: `\(name)?.\(match.2)`.")
        }
        if let match = problem.match("no such module '", /^no such module '([^']+)'/) {
            if ["Judges", "Grading"].contains(match.1) {
                return Explanation("An exercise can't use the graders. Remove this `import`.")
            }
            return Explanation("There's no module called \(match.1) here. Keep the starter's imports.")
        }
        if let match = problem.match("invalid redeclaration of '", /^invalid redeclaration of '([^']+)'/) {
            return Explanation(
                "`\(match.1)` is declared twice in this file. Rename one of them, or make both `private` to a type.")
        }
        if let match = problem.match("ambiguous use of '", /^ambiguous use of '([^']+)'/) {
            return Explanation("`\(match.1)` means more than one thing here. Rename yours.")
        }
        if let match = problem.match("'", /^'([^']+)' is inaccessible due to '(\w+)' protection level/) {
            return Explanation(
                "`\(match.1)` is \(match.2), so only the code around its declaration can use it."
                    + MemberErrors.question(match.1, in: problem))
        }
        return nil
    }

    private static let modules: [Substring: String] = [
        "Color": "TerminalUI", "TextField": "TerminalUI", "TableCell": "TerminalUI", "Image": "TerminalUI",
        "Signal": "ReactiveCore", "MainSignal": "ReactiveCore", "Disposable": "ReactiveCore",
        "ActionDisposable": "ReactiveCore", "Subject": "ReactiveCore", "Property": "ReactiveCore",
        "SearchForm": "StarterProject", "isValidSearchText": "StarterProject", "requestAccess": "StarterProject",
        "search": "StarterProject", "tweets": "StarterProject", "TwitterInstantError": "StarterProject",
        "Tweet": "SocialService", "JSON": "SocialService", "Twitter": "SocialService", "AccountStore": "SocialService",
        "Data": "Foundation", "URL": "Foundation", "CharacterSet": "Foundation",
        "DispatchQueue": "Dispatch", "Mutex": "Synchronization",
    ]

    private static func unknown(_ name: Substring, in problem: CompileProblem) -> Explanation {
        if let sentence = NamesElsewhere.sentence(about: name) { return Explanation(sentence) }
        if name == "self" { return Explanation("There's no `self` here: this code isn't part of a type.") }
        if name == "weak" || name == "unowned" {
            return Explanation(
                "After a closure's capture list and its parameters, `in` is missing: `{ [weak self] in`.")
        }
        if let base = name.split(separator: "(").first, base != name {
            return Explanation("Nothing here is called `\(name)`. Does `\(base)` have other labels?")
        }
        if let module = modules[name], !problem.imports(module) {
            return Explanation("`\(name)` comes from \(module). Put `import \(module)` at the top of the file.")
        }
        if problem.isUnquotedText || problem[-1] == "[" && problem[1] == "]" {
            return Explanation(
                "Nothing here is called `\(name)`. If it's a text, put it in double quotes: `\"\(name)\"`.")
        }
        if let stage = problem.stageWithoutClosure {
            return Explanation(
                "There's no `\(name)` outside of a closure. "
                    + "Write `.\(stage) { \(name) in … }`, or hand over the function without calling it.")
        }
        let unknown = "Nothing here is called `\(name)`."
        if let match = problem.lineText.firstMatch(of: /^ *case (\.\w+):/) {
            return Explanation("\(unknown) Is it missing in the `case`: `case \(match.1)(let \(name)):`?")
        }
        if let path = problem.path(to: name) { return Explanation("\(unknown) Did you mean `\(path)`?") }
        let parameter = problem[1] == "(" ? nil : problem.missingParameter(name)
        if let parameter, problem.closure?.parameters.isEmpty == true { return Explanation("\(unknown) \(parameter)") }
        let candidates = problem.names.union(modules.keys).filter {
            $0 != name && $0.first?.isUppercase == name.first?.isUppercase
        }
        if name.count > 2,
            let closest = Suggestions.closest(to: String(name), among: candidates.map(String.init).sorted()).first
        {
            return Explanation("\(unknown) Did you mean `\(closest)`?")
        }
        if let parameter { return Explanation("\(unknown) \(parameter)") }
        if let longer = Suggestions.longer(than: name, among: candidates) {
            return Explanation("\(unknown) Did you mean `\(longer)`?")
        }
        return Explanation(
            "Nothing here is called `\(name)`. "
                + (problem[1] == "."
                    ? "Is a parameter or a `let` missing?" : "Is it misspelled, or was its declaration removed?"))
    }
}

extension Suggestions {
    /// The candidate that begins or ends with a name.
    static func longer(than name: Substring, among candidates: some Collection<Substring>) -> Substring? {
        guard name.count > 3 else { return nil }
        let word = name.lowercased()
        return candidates.sorted().first { $0.lowercased().hasPrefix(word) || $0.lowercased().hasSuffix(word) }
    }
}

extension CompileProblem {
    static let keywords: Set<Substring> = [
        "as", "any", "case", "catch", "class", "default", "do", "else", "enum", "extension", "false", "final", "for",
        "func", "guard", "if", "import", "in", "init", "is", "let", "nil", "private", "return", "self", "some",
        "static", "struct", "super", "switch", "throw", "throws", "true", "try", "unowned", "var", "weak", "where",
        "while",
    ]

    /// The names in the file that can be used by themselves: no labels, and no members of something.
    fileprivate var names: Set<Substring> {
        let tokens = code.tokens
        func isType(_ token: Substring) -> Bool { token == "@" || token.first?.isUppercase == true }
        return Set(
            tokens.indices.filter { index in
                tokens[index].first?.isLetter == true && !Self.keywords.contains(tokens[index])
                    && (index == 0 || tokens[index - 1] != ".")
                    && (index + 2 >= tokens.count || tokens[index + 1] != ":" || isType(tokens[index + 2]))
            }.map { tokens[$0] })
    }

    /// How the file reaches a member of this name elsewhere, such as `form.schedulers.main`.
    fileprivate func path(to name: Substring) -> String? {
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

    fileprivate func imports(_ module: String) -> Bool {
        code.tokens.contains(sequence: ["import", Substring(module)])
    }

    /// The stage in whose parentheses a function is called with the name at the place, without a closure around it.
    fileprivate var stageWithoutClosure: Substring? {
        guard let stage = chain.here, stage.body.first == "(", !stage.body.contains("{"),
            calls.last != stage.name, calls.dropLast().last == stage.name
        else { return nil }
        return stage.name
    }

    /// A question about a name that a closure's parameter may have; nil if the closure around the place has none.
    fileprivate func missingParameter(_ name: Substring) -> String? {
        let plain: Set<Substring> = ["then", "doCompleted", "doDisposed", "doSubscribed", "deferred"]
        guard let closure, name.first?.isLowercase == true, !plain.contains(calls.last ?? "") else { return nil }
        let captures = closure.captures.map { $0 + " " } ?? ""
        let parameters = (closure.parameters + [name]).joined(separator: ", ")
        return "Is it a parameter of the closure that's missing: `{ \(captures)\(parameters) in`?"
    }

    /// The name before the place, where something optional is used.
    fileprivate var optionalName: Substring {
        let name = token.first?.isLetter == true && self[-1] != "." ? token : self[-1] == "." ? self[-2] : self[-1]
        return name.first?.isLetter == true ? name : ""
    }
}
