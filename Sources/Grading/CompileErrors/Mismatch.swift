/// A value of one type where another is needed.
struct Mismatch {
    private let actual: TypeName
    private let needed: TypeName
    private let problem: CompileProblem

    init(_ actual: TypeName, _ needed: TypeName, in problem: CompileProblem) {
        (self.actual, self.needed, self.problem) = (actual, needed, problem)
    }

    var explanation: Explanation { signals ?? disposables ?? keyPaths ?? functions ?? values }

    /// Whether it's what a closure returns, not what it's given.
    private var isResult: Bool { problem.message.contains("closure result type") }

    // MARK: Plain values

    private var values: Explanation {
        if actual.wrapped == needed {
            return isResult && problem.isInside("map")
                ? Explanation(
                    "This closure returns `\(actual.text)`, which may be nil. Use `compactMap` in place of `map` to "
                        + "leave out nil, or give a value for nil with `??`.", topic: .map)
                : Explanation(
                    "This is `\(actual.text)`: it may be nil. "
                        + "Unwrap it with `guard let`, or give a value for nil with `??`."
                )
        }
        if let element = actual.element, element.wrapped == needed.element {
            return Explanation(
                "The elements of this array may be nil, and `\(needed.text)` is needed. "
                    + "Use `compactMap` in place of `map` to leave out nil.")
        }
        if actual.text == needed.text.replacing("[", with: "ArraySlice<").replacing("]", with: ">") {
            return Explanation("This is a part of an array, `\(actual.text)`. Make it an array: `Array(…)`.")
        }
        if needed.text == "Duration" {
            return Explanation(
                "An interval has a unit. Write "
                    + (problem.token.allSatisfy { $0.isNumber } && problem[1] != "."
                        ? "`.milliseconds(\(problem.token))`." : "it in milliseconds, such as `.milliseconds(500)`."))
        }
        if needed.isVoid { return Explanation("No value is expected here, and this is \(actual.inWords).") }
        if isResult, problem.isInPipeline {
            let stage = problem.calls.last { CompileProblem.stages.contains($0) } ?? ""
            if stage == "filter" || needed.text == "Bool" {
                return Explanation(
                    "The closure of `\(stage)` must return a `Bool`, and it returns \(actual.inWords). "
                        + "Write a comparison, such as `> 2`, or another `Bool`.", topic: .filter)
            }
            return Explanation(
                "This closure returns \(actual.inWords), and \(needed.inWords) is needed below. "
                    + "Return one, or change the type that the function returns.")
        }
        if problem.isInPipeline, problem.isParameter || actual.isVoid || actual.parts != nil {
            let stage = MissingStage(from: actual, to: needed, in: problem)
            return Explanation(
                "The values are \(actual.inWords) at this stage, and \(needed.inWords) is needed. \(stage.question)",
                topic: stage.topic)
        }
        if actual.result != nil, needed.result == nil {
            return Explanation(
                "`\(problem.token)` is a function here, and \(needed.inWords) is needed. "
                    + "Is a value of this name missing, as in `case .name(let \(problem.token))`?")
        }
        if problem.calls.last == "just", problem.isInside("catch") {
            let stage = MissingStage(from: needed, to: actual, in: problem)
            return Explanation(
                "`catch` goes on with values like those above it, which are \(needed.inWords), and this is "
                    + "\(actual.inWords). \(stage.question)", topic: stage.topic)
        }
        return Explanation(
            "This is \(actual.inWords), and \(needed.inWords) is needed here."
                + (problem.calls.last == "scan" ? " Is a `map` missing below that turns one into the other?" : ""))
    }

    // MARK: Signals

    private var signals: Explanation? {
        switch (actual.signal, needed.signal) {
        case (let given?, let wanted?):
            if given.value != wanted.value, !wanted.value.isPlaceholder {
                let stage = MissingStage(from: given.value, to: wanted.value, in: problem)
                return Explanation(
                    "This signal sends \(given.value.inWords), and one that sends \(wanted.value.inWords) is needed. "
                        + stage.question.replacing(" above", with: ""), topic: stage.topic)
            }
            if wanted.value.isPlaceholder, given.isOnMain == wanted.isOnMain, let next = problem.chain.below.first {
                return unknownMember(of: given.value, in: next)
            }
            if !given.isOnMain, wanted.isOnMain {
                return Explanation(
                    "This signal may send on any thread, and a MainSignal is needed. "
                        + "End it with `.deliver(on: \(problem.mainScheduler))`.", topic: .deliver)
            }
            if given.isOnMain, !wanted.isOnMain { return mainSignal }
            return failures(given.failure, wanted.failure)
        case (_?, nil) where needed.parameter == nil && needed.isPlainFunction:
            return Explanation(
                "A closure that makes the signal is needed: `{ \(problem.token) }` in place of `(\(problem.token))`.")
        case (let given?, nil) where problem.isInside("map", "compactMap", "doNext"):
            return Explanation(
                "This closure returns a signal of \(given.value.inWords). `map` would send the signal itself: "
                    + "use `flatMap`, which sends its values.", topic: .flatMap)
        case (let given?, nil) where given.value == needed && problem.isInPipeline:
            return Explanation(
                "The values are signals of \(given.value.inWords) at this stage, because `map` above sends the signals "
                    + "themselves. Use `flatMap` or `flatMapLatest` in its place.", topic: .flatMap)
        case (nil, let wanted?) where problem.isInside("flatMap", "flatMapLatest", "then", "catch"):
            return Explanation(
                "This closure must return a signal of \(wanted.value.inWords), and it returns \(actual.inWords). "
                    + (actual == wanted.value
                        ? "Wrap the value: `.just(…)`." : "For a plain value, use `map`, or wrap it: `.just(…)`."),
                topic: .flatMap)
        default:
            return nil
        }
    }

    /// A signal of main where a plain one is needed.
    private var mainSignal: Explanation {
        let chain = problem.chain
        let name = chain.here?.name ?? ""
        if !isResult, let delivery = chain.below.first(where: { $0.deliversOnMain }) {
            return Explanation(
                "This is a MainSignal, and `\(name)` is above `deliver(on:)`. "
                    + "Is the order wrong? Move `\(name)` below line \(delivery.line).", topic: .mainSignal)
        }
        if !isResult, !name.isEmpty, !chain.above.contains(where: { $0.deliversOnMain }) {
            return Explanation(
                "This is a MainSignal, and what's above `\(name)` may send on another thread. "
                    + "Add `.deliver(on: \(problem.mainScheduler))` above `\(name)`.", topic: .mainSignal)
        }
        return Explanation(
            "This is a MainSignal, and a Signal is needed, which may send on any thread. Add `.signal` at its end.",
            topic: .mainSignal)
    }

    /// The type of a signal can't be found out if a stage below uses something that its values don't have.
    private func unknownMember(of value: TypeName, in stage: Stage) -> Explanation {
        let parameter = stage.body.firstIndex(of: "in").map { stage.body[$0 - 1] }
        let member = stage.body.indices.dropLast(2).first {
            stage.body[$0] == parameter && stage.body[$0 + 1] == "."
        }.map { stage.body[$0 + 2] }
        return Explanation(
            member.map { "Does a \(value.inWords) have `\($0)`, in line \(stage.line)? Is it misspelled, or a label?" }
                ?? "Something in the stage below, `\(stage.name)` in line \(stage.line), doesn't fit. "
                + "Is a name in it misspelled?",
            at: member.map(String.init) ?? String(stage.name))
    }

    private func failures(_ given: TypeName, _ wanted: TypeName) -> Explanation {
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

    // MARK: Disposables, key paths, functions

    private var disposables: Explanation? {
        if actual.isDisposable, needed.text.hasPrefix("ScopedDisposable") {
            return Explanation(
                "This Disposable doesn't end its subscription by itself. Make it one that does with `.scoped()`.",
                topic: .scopedDisposable)
        }
        guard needed.isDisposable else { return nil }
        if actual.signal != nil {
            return Explanation(
                "The pipeline isn't subscribed to, so it's still a signal, and the Disposable of a subscription is "
                    + "needed. End it with `subscribe(next:)` or `bind(to:)`.", topic: .subscription)
        }
        if isResult, actual.isVoid {
            return Explanation(
                "The closure of a `Signal` has to return what to dispose, and it returns nothing (`Void`). "
                    + "At its end, write `return nil`, or return a Disposable.", topic: .signal)
        }
        if actual.parts != nil {
            return Explanation(
                "One Disposable is needed here, and these are several. Collect them in a `CompositeDisposable`.",
                topic: .disposable)
        }
        return Explanation(
            "A Disposable is needed here, and this is \(actual.inWords). "
                + "Put what ends it into one: `ActionDisposable { … }`.", topic: .disposable)
    }

    /// A binding to a property of another type than the values.
    private var keyPaths: Explanation? {
        let path = /KeyPath<(.+?(?:<.+?>)?), (.+)>$/
        guard let given = actual.text.firstMatch(of: path), let wanted = needed.text.firstMatch(of: path) else {
            return nil
        }
        if TypeName(given.2).isPlaceholder {
            let start = problem.token == "\\" ? 2 : problem[-1] == "." ? 0 : 1
            return MemberErrors.explanation(of: problem[start], missingIn: TypeName(given.1), problem)
        }
        return Explanation(
            "This property is \(TypeName(given.2).inWords), and the signal sends \(TypeName(wanted.2).inWords). "
                + "A `map` is missing that turns one into the other.", topic: .map)
    }

    private var functions: Explanation? {
        guard let given = actual.parameter, let wanted = needed.parameter, given != wanted else {
            guard let given = actual.result, let wanted = needed.result, given != wanted, wanted.signal != nil,
                given.signal == nil
            else { return nil }
            return Explanation(
                "`\(problem.token)` returns \(given.inWords), and a signal is needed. For a plain value, use `map`.",
                topic: .map)
        }
        let stage = MissingStage(from: wanted, to: given, in: problem)
        return Explanation(
            "`\(problem.token)` takes \(given.inWords), and the values are \(wanted.inWords) at this stage. "
                + stage.question, topic: stage.topic)
    }
}

extension TypeName {
    /// Whether it's the name of a generic parameter, such as `NewValue`.
    fileprivate var isPlaceholder: Bool { text.hasPrefix("New") || ["Trigger", "Value", "Other"].contains(text) }

    /// Whether it's a function without parameters.
    fileprivate var isPlainFunction: Bool { text.hasPrefix("() ") && text.contains("->") }
}
