import BookText

/// Explains members that a type doesn't have.
enum MemberErrors {
    /// Explains `value.name`.
    static func explanation(of name: Substring, missingIn type: TypeName, _ problem: CompileProblem) -> Explanation {
        if type.text.hasPrefix("Subscriber<"), let ours = NamesElsewhere.events[name] {
            return Explanation("A subscriber's `\(name)` is called `\(ours)` here.")
        }
        if type.signal != nil { return explanation(of: name, missingInSignal: problem) }
        if ["rx", "reactive", "publisher"].contains(name) {
            let signal = type.text == "Button" ? "tapSignal" : type.text == "TextField" ? "textSignal" : nil
            return Explanation(
                "`\(name)` isn't part of this book. "
                    + (signal.map { "The signal of a `\(type.text)` is its `\($0)`." }
                        ?? "`help operators` helps to find its counterpart."))
        }
        if name == "withLock" {
            return Explanation("Only a `Mutex` has `withLock`, and this is \(type.inWords). Put it in a `Mutex(…)`.")
        }
        if type.text == "[Any]" {
            return Explanation(
                "An empty `[]` doesn't say what it contains. Name the type, such as `[String]()` or `Set<String>()`.")
        }
        if type.isDisposable { return explanation(of: name, missingInDisposable: problem) }
        if type.isVoid, problem.isInPipeline {
            let stage = MissingStage(from: type, to: TypeName("some value"), in: problem)
            return Explanation(
                "The values are nothing (`Void`) at this stage, so they have no `\(name)`. \(stage.question)",
                topic: .then)
        }
        if type.text.hasPrefix("("), type.text.contains(",") {
            return Explanation(
                "The value is a pair, \(type.inWords), which has no `\(name)`. "
                    + "Name its parts: `{ one, other in … }`.")
        }
        if problem.isInPipeline, problem[-1] == ".", problem.closure?.parameters.contains(problem[-2]) == true {
            return Explanation(
                "At this stage the values are \(type.inWords), which has no `\(name)`. "
                    + (question(name, in: problem).isEmpty
                        ? "Is it misspelled, or is a stage missing above, such as `flatMap` or `map`?"
                        : String(question(name, in: problem).dropFirst())))
        }
        if type.text.hasSuffix("Scheduler"), let sentence = NamesElsewhere.sentence(about: name) {
            return Explanation(sentence)
        }
        let isOwn = !type.text.contains("<") && type.text != "String"
        return Explanation(
            "A `\(type.text)` has no `\(name)`." + question(name, in: problem, isOwn: isOwn, or: " Is it misspelled?"))
    }

    /// Explains `.name` and `Type.name`.
    static func explanation(
        ofStatic name: Substring, missingIn type: TypeName, _ problem: CompileProblem
    ) -> Explanation {
        if let value = type.signal?.value {
            return Explanation(
                "A signal of \(value.inWords) is needed here. If `.\(name)` is a value, wrap it: `.just(…)`.")
        }
        if type.text.contains("Scheduler") {
            return Explanation(
                "A scheduler is needed here, and `.\(name)` isn't one. Write `\(problem.mainScheduler)`.")
        }
        if type.parameter != nil {
            return Explanation("A function or a key path is needed here. A key path begins with `\\`: `\\.\(name)`.")
        }
        if problem.isAfterReturn, problem.throwsErrors {
            return Explanation("`.\(name)` isn't \(type.inWords). To fail with it, write `throw` in place of `return`.")
        }
        if type.text == "any Error" {
            return Explanation(
                "The function doesn't say which error it throws. Write `throws(TwitterInstantError)` before its `->`.")
        }
        let question = question(name, in: problem)
        if question.isEmpty, problem.isInPipeline, problem[-2].first?.isUppercase != true, problem[-2] != "case" {
            return Explanation(
                "At this stage the values are \(type.inWords), which has no `.\(name)`. "
                    + "Is a `map` missing above, or another stage that turns them into other values?", topic: .map)
        }
        return Explanation("`\(type.text)` has no `\(name)`." + (question.isEmpty ? " Is it misspelled?" : question))
    }

    /// " Did you mean `filter`?" for a member's name; the alternative, if none in the file is similar.
    /// - Parameter isOwn: whether it's looked for in one of the book's types.
    static func question(
        _ name: Substring, in problem: CompileProblem, isOwn: Bool = true, or alternative: String = ""
    ) -> String {
        let members = problem.members.filter { $0 != name }
        guard !CompileProblem.known.contains(name) else { return alternative }
        let names = members.union(CompileProblem.known).map(String.init).sorted()
        let similar =
            Suggestions.closest(to: String(name), among: names).first.map { Substring($0) }
            ?? Suggestions.longer(than: name, among: isOwn ? members.union(CompileProblem.known) : members)
        return similar.map { " Did you mean `\($0)`?" } ?? alternative
    }

    private static func explanation(of name: Substring, missingInSignal problem: CompileProblem) -> Explanation {
        let label = problem[1] == "(" && problem[3] == ":" ? problem[2] : nil
        if let sentence = NamesElsewhere.sentence(about: name, label: label) { return Explanation(sentence) }
        if problem[-1] == ".", problem.closure?.parameters.contains(problem[-2]) == true {
            return Explanation(
                "`\(problem[-2])` is a signal here, and `\(name)` belongs to its values: a stage above sends signals. "
                    + "Use `flatMap` there in place of `map`, to send their values.", topic: .flatMap)
        }
        if let closest = Suggestions.closest(to: String(name), among: NamesElsewhere.ours).first {
            return Explanation("A signal has no `\(name)`. Did you mean `\(closest)`?")
        }
        return Explanation("A signal has no `\(name)`. `help operators` helps to choose a stage.")
    }

    /// What Combine's `store(in:)` and RxSwift's `disposed(by:)` are here.
    static let storing = Explanation(
        "A Disposable isn't stored by a call at its end. Return it, or collect some: `ending.add(…)`.",
        topic: .disposable)

    private static func explanation(of name: Substring, missingInDisposable problem: CompileProblem) -> Explanation {
        if ["store", "disposed", "addDisposableTo", "cancel"].contains(name) {
            return name == "cancel" ? Explanation("`cancel` is called `dispose` here.", topic: .disposable) : storing
        }
        return Explanation(
            "`subscribe` returns a Disposable, which ends the subscription: it isn't a signal. "
                + "Put `\(name)` above `subscribe`.", topic: .disposable)
    }
}

extension CompileProblem {
    /// The names of members in the file.
    fileprivate var members: Set<Substring> {
        let tokens = code.tokens
        return Set(tokens.indices.dropFirst().filter { tokens[$0 - 1] == "." }.map { tokens[$0] })
    }

    /// Names of members that people look for.
    fileprivate static let known: Set<Substring> = [
        "milliseconds", "seconds", "textSignal", "tapSignal", "prepareForReuseSignal", "isSigningInSignal",
        "isEnabled", "isHidden", "background", "trimmingCharacters", "searchSummary", "retweetCount", "username",
        "schedule", "credentials", "accountStore", "searchField", "schedulers",
    ]

    /// Whether the value of a `return` begins at the place.
    fileprivate var isAfterReturn: Bool { self[-1] == "return" || self[-2] == "return" }

    /// Whether the function around the place can throw.
    fileprivate var throwsErrors: Bool { code.function(around: index).prefix { $0 != "{" }.contains("throws") }
}
