/// The stage that a chain needs between what it sends and what the next stage takes.
struct MissingStage {
    /// Its name.
    let name: String
    /// A question that names it.
    let question: String
    let topic: Explanation.Topic?

    /// The stage that turns values of one type into another.
    init(from actual: TypeName, to needed: TypeName, in problem: CompileProblem) {
        let (name, code, purpose) = Self.stage(from: actual, to: needed)
        self.name = name
        topic = .init(rawValue: name)
        let chain = problem.chain
        let later =
            name == "map"
            ? chain.below.first.flatMap { $0.name == name ? $0 : nil }
            : chain.below.first { $0.name == name }
        let opposite = Self.stage(from: needed, to: actual).0
        let isEnd = ["subscribe", "bind"].contains(chain.here?.name)
        let earlier =
            isEnd
            ? nil
            : opposite == "map"
                ? chain.above.last.flatMap { $0.name == opposite ? $0 : nil }
                : chain.above.first { $0.name == opposite }
        if let later {
            question = "`\(name)` comes later, in line \(later.line): are the two in the wrong order?"
        } else if let earlier {
            question = "Is the order wrong: does this belong above `\(earlier.name)`, in line \(earlier.line)?"
        } else {
            question = "Is \(code) missing above\(purpose)?"
        }
    }

    private static func stage(from actual: TypeName, to needed: TypeName) -> (String, code: String, purpose: String) {
        if actual.isVoid {
            return needed.text == "String"
                ? ("then", "`.then { … }`", ", which goes on with other values")
                : ("flatMap", "a stage", " that goes on with other values, such as `then`, `flatMap` or `compactMap`")
        }
        if actual.signal != nil { return ("flatMap", "`flatMap`", ", which sends the values of inner signals") }
        if actual.wrapped == needed { return ("compactMap", "`compactMap`", ", which leaves out nil") }
        switch (actual.text, needed.text) {
        case ("String", "JSON"): return ("flatMap", "the `flatMap`", " that searches for the text")
        case ("JSON", "[Tweet]"): return ("tryMap", "`.tryMap(tweets(in:))`", "")
        case ("Data", "Image"): return ("flatMap", "the `flatMap`", " that decodes the picture")
        default: return ("map", "a `map`", " that turns one into the other")
        }
    }
}

extension CompileProblem {
    /// The chain of stages around the place.
    var chain: Chain { code.chain(around: index) }

    /// The closure around the place.
    var closure: ClosureHead? { code.closure(around: index) }

    /// Whether the expression at the place is exactly a closure's parameter, so that its type is what the stage above
    /// sends.
    var isParameter: Bool {
        let start = token == "=" ? 1 : 0
        guard let parameters = closure?.parameters, parameters.contains(self[start]) else { return false }
        return ![".", "(", "[", "?"].contains(self[start + 1])
    }
}
