/// Explains values of another type than the one that's needed: mostly a stage that's missing, or in the wrong place.
enum TypeErrors {
    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        let converting =
            /^cannot convert (?:value|return expression) of type '(.+)' to (?:expected argument|closure result|return|specified|expected condition|expected element) type '(.+)'/
        let assigning = /^cannot assign value of type '(.+)' to type '(.+)'/
        if let match = try? converting.firstMatch(in: message) ?? assigning.firstMatch(in: message) {
            return mismatch(TypeName(match.1), TypeName(match.2), in: problem)
        }
        if let match = message.firstMatch(of: /^return expression of type '(.+)' does not conform to '(.+)'/) {
            return mismatch(TypeName(match.1), TypeName(match.2), in: problem)
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
                "`\(match.1.prefix { $0 != "(" })` needs two equal types here, and these are `\(match.2)` and `\(match.3)`. "
                    + "Is a stage missing above, or in the wrong place?")
        }
        if let match = message.firstMatch(of: /^type '(.+)' cannot conform to '(.+)'/) {
            return Explanation(
                "`\(problem.token)` doesn't take what it's given here (`\(match.1)`). "
                    + "Are two stages in the wrong order?")
        }
        if let match = message.firstMatch(
            of: /^binary operator '(.+)' cannot be applied to operands of type '(.+)' and '(.+)'/)
        {
            return Explanation(
                "`\(match.1)` can't compare or combine \(TypeName(match.2).inWords) with \(TypeName(match.3).inWords).")
        }
        if let match = message.firstMatch(of: /^value of optional type '(.+)' must be unwrapped to a value/) {
            return Explanation(
                "This is `\(match.1)`: it may be nil. Unwrap it with `guard let`, or give a value for nil with `??`.")
        }
        if message.hasPrefix("'nil'") || message.hasPrefix("nil ") {
            return Explanation("`nil` doesn't fit here: this type always has a value.")
        }
        if message.hasPrefix("generic parameter") || message.hasPrefix("type of expression is ambiguous")
            || message.hasPrefix("cannot infer") || message.hasPrefix("unable to infer")
            || message.hasPrefix("missing contextual") || message.hasPrefix("reference to member")
        {
            return Explanation(
                "The compiler can't find out a type in this expression. "
                    + "Is a stage missing at its end, such as `subscribe` or `bind`? Otherwise name the type.")
        }
        return nil
    }

    /// Explains a value of one type where another is needed.
    static func mismatch(_ actual: TypeName, _ needed: TypeName, in problem: CompileProblem) -> Explanation {
        if let explanation = signals(actual, needed, in: problem) ?? disposables(actual, needed) { return explanation }
        if let paths = keyPaths(actual, needed) { return paths }
        if let given = actual.parameter, let wanted = needed.parameter, given != wanted {
            return Explanation(
                "`\(problem.token)` takes \(given.inWords), and the values are \(wanted.inWords) at this stage. "
                    + "Is a stage missing above, or in the wrong place?")
        }
        if actual.wrapped == needed {
            return Explanation(
                "This is `\(actual.text)`: it may be nil. Unwrap it with `guard let`, or give a value for nil with `??`."
            )
        }
        if actual.isVoid, problem.isInPipeline {
            return Explanation(
                "The values are nothing (`Void`) at this stage, and \(needed.inWords) is needed. "
                    + "Is a stage missing above that goes on with other values, such as `then` or `flatMap`?",
                topic: .then)
        }
        if needed.isVoid { return Explanation("No value is expected here, and this is \(actual.inWords).") }
        if problem.isInPipeline {
            return Explanation(
                "The values are \(actual.inWords) at this stage, and \(needed.inWords) is needed. "
                    + "Is a stage missing above that turns one into the other, or are two in the wrong order?",
                topic: .map)
        }
        return Explanation("This is \(actual.inWords), and \(needed.inWords) is needed here.")
    }

    private static func signals(_ actual: TypeName, _ needed: TypeName, in problem: CompileProblem) -> Explanation? {
        switch (actual.signal, needed.signal) {
        case (let given?, let wanted?):
            if given.value != wanted.value, !wanted.value.isPlaceholder {
                return Explanation(
                    "This signal sends \(given.value.inWords), and one that sends \(wanted.value.inWords) is needed. "
                        + "A stage is missing that turns one into the other, such as `map` or `tryMap`.", topic: .map)
            }
            if !given.isOnMain, wanted.isOnMain {
                return Explanation(
                    "This signal may send on any thread, and a MainSignal is needed. "
                        + "End it with `.deliver(on: \(problem.mainScheduler))`.", topic: .deliver)
            }
            if given.isOnMain, !wanted.isOnMain {
                return Explanation(
                    "This is a MainSignal, and a Signal is needed. Add `.signal`, which goes on from main, "
                        + "or move `deliver(on:)` below.", topic: .mainSignal)
            }
            return failures(given.failure, wanted.failure)
        case (let given?, nil) where problem.isInside("map", "compactMap", "doNext"):
            return Explanation(
                "This closure returns a signal of \(given.value.inWords). `map` would send the signal itself: "
                    + "use `flatMap`, which sends its values.", topic: .flatMap)
        case (nil, let wanted?) where problem.isInside("flatMap", "flatMapLatest", "then"):
            return Explanation(
                "This closure must return a signal of \(wanted.value.inWords), and it returns \(actual.inWords). "
                    + "For a plain value, use `map`, or wrap it: `.just(…)`.", topic: .flatMap)
        default:
            return nil
        }
    }

    private static func failures(_ given: TypeName, _ wanted: TypeName) -> Explanation {
        switch (given.text, wanted.text) {
        case (_, "Never"):
            Explanation(
                "This signal can fail with `\(given.text)`, and one that can't fail is needed. "
                    + "Handle the failure with `catch` or `replaceFailure`.", topic: .catch)
        case ("Never", _):
            Explanation(
                "This signal can't fail, and one that can is needed. Add `.promoteFailure(to: \(wanted.text).self)`.",
                topic: .promoteFailure)
        default:
            Explanation(
                "This signal fails with `\(given.text)`, and `\(wanted.text)` is expected. "
                    + "Turn one into the other with `mapFailure`.", topic: .mapFailure)
        }
    }

    private static func disposables(_ actual: TypeName, _ needed: TypeName) -> Explanation? {
        if actual.isDisposable, needed.text.hasPrefix("ScopedDisposable") {
            return Explanation(
                "This Disposable doesn't end its subscription by itself. Make it one that does with `.scoped()`.",
                topic: .scopedDisposable)
        }
        guard needed.isDisposable else { return nil }
        if actual.signal != nil {
            return Explanation(
                "The pipeline isn't subscribed to, so it's still a signal, and the Disposable of a subscription is "
                    + "needed. End it with `subscribe(next:)` or `bind(to:)`.", topic: .subscribe)
        }
        return Explanation("This is \(actual.inWords), and the Disposable of a subscription is needed here.")
    }

    /// A binding to a property of another type than the values.
    private static func keyPaths(_ actual: TypeName, _ needed: TypeName) -> Explanation? {
        let path = /KeyPath<(.+?), (.+)>$/
        guard let given = actual.text.firstMatch(of: path), let wanted = needed.text.firstMatch(of: path) else {
            return nil
        }
        return Explanation(
            "This property is \(TypeName(given.2).inWords), and the signal sends \(TypeName(wanted.2).inWords). "
                + "A `map` is missing that turns one into the other.", topic: .map)
    }
}

extension TypeName {
    /// Whether it's the name of a generic parameter, such as `NewValue`.
    fileprivate var isPlaceholder: Bool { text.hasPrefix("New") || ["Trigger", "Value", "Other"].contains(text) }
}
