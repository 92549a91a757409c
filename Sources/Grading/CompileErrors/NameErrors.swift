/// Explains names that the compiler doesn't know.
enum NameErrors {
    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        if let name = message.firstMatch(of: /^cannot find (?:type )?'([^']+)' in scope/)?.1 {
            return unknown(String(name), in: problem)
        }
        if let match = message.firstMatch(of: /^value of (?:tuple )?type '(.+)' has no member '([^']+)'/) {
            return noMember(String(match.2), of: TypeName(match.1), in: problem)
        }
        if let match = message.firstMatch(of: /^type '(.+)' has no member '([^']+)'/) {
            let type = TypeName(match.1)
            return Explanation(
                "`\(type.text)` has no `.\(match.2)`."
                    + (problem.isInPipeline
                        ? " The stages above this one send `\(type.text)`: is one missing, or in another place?" : ""))
        }
        if let match = message.firstMatch(of: /optional type '(.+)' must be unwrapped to refer to member '(.+)'/) {
            return Explanation(
                "`\(problem.optionalName)` may be nil here. Write `?` after it: `\(problem.optionalName)?.\(match.2)`.")
        }
        if let match = message.firstMatch(of: /^no such module '([^']+)'/) {
            if ["Judges", "Grading"].contains(match.1) {
                return Explanation("An exercise can't use the graders. Remove this `import`.")
            }
            return Explanation("There's no module called \(match.1) here. Keep the starter's imports.")
        }
        if let match = message.firstMatch(of: /^invalid redeclaration of '([^']+)'/) {
            return Explanation(
                "`\(match.1)` is declared twice in this file. Rename one of them, or make both `private` to a type.")
        }
        if let match = message.firstMatch(of: /^ambiguous use of '([^']+)'/) {
            return Explanation("`\(match.1)` means more than one thing here. Rename yours.")
        }
        if let match = message.firstMatch(of: /^'([^']+)' is inaccessible due to '(\w+)' protection level/) {
            return Explanation("`\(match.1)` is \(match.2), so only the code around its declaration can use it.")
        }
        return nil
    }

    private static let modules: [String: String] = [
        "Color": "TerminalUI", "TextField": "TerminalUI", "TableCell": "TerminalUI", "Image": "TerminalUI",
        "Signal": "ReactiveCore", "MainSignal": "ReactiveCore", "Disposable": "ReactiveCore",
        "ActionDisposable": "ReactiveCore", "Subject": "ReactiveCore", "Property": "ReactiveCore",
        "SearchForm": "StarterProject", "isValidSearchText": "StarterProject", "requestAccess": "StarterProject",
        "search": "StarterProject", "tweets": "StarterProject", "TwitterInstantError": "StarterProject",
        "Tweet": "SocialService", "JSON": "SocialService", "Twitter": "SocialService", "AccountStore": "SocialService",
        "Data": "Foundation", "URL": "Foundation", "CharacterSet": "Foundation",
        "DispatchQueue": "Dispatch",
    ]

    private static func unknown(_ name: String, in problem: CompileProblem) -> Explanation {
        if let ours = NamesElsewhere.name(for: name) {
            return Explanation("`\(name)` is called `\(ours)` here.")
        }
        if ["self"].contains(name) {
            return Explanation("There's no `self` here: this code isn't part of a type.")
        }
        let closest = Suggestions.closest(
            to: name, among: (problem.words.union(modules.keys)).filter { $0 != name }.sorted())
        if let module = modules[name], !problem.words.contains(module) {
            return Explanation("`\(name)` comes from \(module). Put `import \(module)` back at the top of the file.")
        }
        let question = closest.first.map { " Did you mean `\($0)`?" }
        if problem[1] == ".", problem[-1] != "." || question != nil {
            return Explanation("Nothing here is called `\(name)`.\(question ?? " Is a parameter or a `let` missing?")")
        }
        return Explanation(
            "Nothing here is called `\(name)`.\(question ?? " Is it misspelled, or was its declaration removed?")")
    }

    private static func noMember(_ name: String, of type: TypeName, in problem: CompileProblem) -> Explanation {
        if let signal = type.signal {
            if let ours = NamesElsewhere.name(for: name) { return Explanation("`\(name)` is called `\(ours)` here.") }
            let closest = Suggestions.closest(to: name, among: NamesElsewhere.ours)
            let question = closest.first.map { " Did you mean `\($0)`?" } ?? ""
            if question.isEmpty, problem.words.contains(name) || signal.value.text.contains("Signal<") {
                return Explanation(
                    "`\(name)` belongs to the values of this signal, not to the signal. "
                        + "Reach it in a stage, such as `map`, or join the inner signals with `flatMap`.",
                    topic: .flatMap)
            }
            return Explanation("A signal has no `\(name)`.\(question) `help operators` helps to choose.")
        }
        if type.isDisposable {
            return Explanation(
                "`subscribe` returns a Disposable, which ends the subscription: it isn't a signal. "
                    + "Put `\(name)` above `subscribe`.", topic: .disposable)
        }
        if type.isVoid, problem.isInPipeline {
            return Explanation(
                "The values of the signal are nothing (`Void`) here, so they have no `\(name)`. "
                    + "Is a stage missing above that goes on with other values, such as `then` or `flatMap`?",
                topic: .then)
        }
        if problem.isInPipeline {
            return Explanation(
                "At this stage the values are \(type.inWords), which has no `\(name)`. "
                    + "Is a stage missing above, or are two in the wrong order?")
        }
        let closest = Suggestions.closest(to: name, among: problem.words.filter { $0 != name }.sorted())
        return Explanation(
            "A `\(type.text)` has no `\(name)`.\(closest.first.map { " Did you mean `\($0)`?" } ?? "")")
    }
}

extension CompileProblem {
    /// The name before the place, where something optional is used.
    fileprivate var optionalName: Substring {
        token.first?.isLetter == true && self[-1] != "." ? token : self[-1] == "." ? self[-2] : self[-1]
    }
}
