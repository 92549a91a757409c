import Grading

extension Scenario {
    /// The code itself. Nothing is played.
    static func code(_ mistakes: Mistake...) -> Scenario { code(mistakes) }

    static func code(_ mistakes: [Mistake]) -> Scenario {
        Scenario("the code of the pipeline", stimuli: { _ in [] }).showing(mistakes)
    }
}

extension Mistake {
    /// A mistake that the code shows, and a recording doesn't.
    static func code(
        _ name: String, file: String = #filePath, line: Int = #line, shows: @escaping @Sendable (TaskCode) -> Bool
    ) -> Mistake {
        .property(name, file: file, line: line) { shows($0.code) ? [:] : nil }
    }

    /// The mistakes that the lessons call classic.
    /// - Parameters:
    ///   - chapter: the number of the chapter, since each one advises only what the lessons have introduced.
    ///   - forbidsNesting: whether the task's goal asks for one subscription. Otherwise a subscription within another
    ///     one is right if it's ended, and could be better.
    static func classic(in chapter: String, forbidsNesting: Bool) -> [Mistake] {
        let subscribesInside: Mistake.Evidence = { run in
            run.code.uses(["subscribe"], inside: "subscribe") ? [:] : nil
        }
        let nested =
            switch chapter {
            case ..<"04": "subscribed inside"
            case "04": "subscribed inside in place of then"
            default: "subscribed inside in place of flatMap"
            }
        let acts: Mistake.Evidence = { run in run.code.stageWithEffect.map { ["stage": $0] } }
        return [
            forbidsNesting
                ? .property("two subscriptions", filling: subscribesInside)
                : .advice(nested, filling: subscribesInside),
            chapter < "06"
                ? .property("effect in map", filling: acts) : .advice("effect in map", filling: acts),
            .code("uncalled-for retry", shows: \.hasUncalledForRetry),
            .code("access requested twice", shows: \.requestsAccessTwice),
        ]
    }

    /// A decision about a text that is made by the subscriber.
    static let filtersAtTheEnd = Mistake.code("asked at the end") { code in
        code.uses(["isValidSearchText"], inside: "subscribe")
            || code.mentions(["count", "isEmpty"], inside: "subscribe")
    }

    /// Parsing below the stage that goes to main.
    static let parsesOnMain = Mistake.code("parsed on main", shows: \.parsesOnMain)

    /// The library's own operator, in a task that asks for one made by hand. A constant may have its name.
    static func callsTheOperator(
        _ operatorName: Substring, named name: String, file: String = #filePath, line: Int = #line
    ) -> Mistake {
        .code(name, file: file, line: line) { code in
            let tokens = code.tokens
            return tokens.indices.dropFirst().contains { tokens[$0] == operatorName && tokens[$0 - 1] == "." }
        }
    }

    /// A clock of its own. The virtual one doesn't know its time.
    static let ownClock = Mistake.ownClock("own clock") { run in
        let tokens = run.code.tokens
        let clocks: Set<Substring> = ["MainScheduler", "SerialQueueScheduler", "SystemTime", "asyncAfter", "sleep"]
        let own = zip(tokens, tokens.dropFirst()).first { token, next in clocks.contains(token) && next == "(" }
        return own.map { ["clock": String($0.0)] }
    }
}

/// What the code of a pipeline shows and a recording doesn't.
extension TaskCode {
    private var calls: [Int] {
        tokens.indices.dropLast().filter { tokens[$0 + 1] == "(" && $0 > 0 && tokens[$0 - 1] != "func" }
    }

    /// A `retry` where access is requested: no task asks for it there. How often something else is requested, a
    /// recording shows.
    fileprivate var hasUncalledForRetry: Bool {
        tokens.contains("requestAccess") && calls.contains { tokens[$0] == "retry" && tokens[$0 - 1] == "." }
    }

    /// A second request for access: the store asks the user only once.
    fileprivate var requestsAccessTwice: Bool {
        let requests = Dictionary(grouping: calls.filter { tokens[$0] == "requestAccess" }) { tokens[$0 - 1] == "." }
        return requests.values.contains { $0.count > 1 }
    }

    /// What a form is asked to do, and what is set of its views.
    private static let effects: Set<Substring> = ["log", "show", "showNextScreen"]
    private static let shown: Set<Substring> = [
        "background", "image", "isEnabled", "isHidden", "isSigningIn", "text", "title",
    ]

    /// A stage that makes values, and has an effect, too.
    fileprivate var stageWithEffect: String? {
        let doers: Set<Substring> = ["doNext", "doFailed", "doCompleted"]
        return ["map", "tryMap", "mapFailure", "compactMap", "filter"].first { stage in
            uses(Self.effects, inside: stage, except: doers) || sets(Self.shown, inside: stage, except: doers)
        }.map(String.init)
    }

    /// A subscriber that compares the cell's tweet in place of a loading that ends with its row.
    var comparesRows: Bool {
        !tokens.contains("prepareForReuseSignal")
            && ["subscribe", "filter", "compactMap", "take"].contains {
                mentions(["tweet"], areMembers: true, inside: $0)
            }
    }

    /// An answer that is parsed below the stage that goes to main.
    var parsesOnMain: Bool {
        let late = stages(after: "deliver")
        let parsers: Set<Substring> = ["tryMap", "parseTweets", "\"statuses\""]
        return zip(late, late.dropFirst()).contains { (token: Substring, next: Substring) in
            switch token {
            case "tweets": next == "("
            case "Tweet": next == "(" || next == "."
            default: parsers.contains(token)
            }
        }
    }
}
