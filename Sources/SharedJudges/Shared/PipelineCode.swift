extension Scenario {
    /// A scenario that checks only the code. Nothing is played.
    package static func code(_ mistakes: Mistake...) -> Scenario { code(mistakes) }

    package static func code(_ mistakes: [Mistake]) -> Scenario {
        Scenario("the code of the pipeline", stimuli: { _ in [] }).showing(mistakes)
    }
}

extension Mistake {
    /// A mistake that the code shows, but a recording doesn't.
    package static func code(_ name: String, shows: @escaping @Sendable (TaskCode) -> Bool) -> Mistake {
        .property(name) { shows($0.code) ? [:] : nil }
    }

    /// The mistakes that the lessons call classic, and a retry that no task asks for.
    /// - Parameters:
    ///   - chapter: the number of the chapter, because advice uses only names that the lessons have introduced.
    ///   - forbidsNesting: whether the task's goal asks for one subscription. Otherwise a nested subscription passes,
    ///     with advice.
    ///   - forbidsEffects: whether the task's goal says where effects belong. Otherwise, effects in `map` get advice.
    static func classic(in chapter: String, forbidsNesting: Bool, forbidsEffects: Bool) -> [Mistake] {
        let hasEffect: Mistake.Evidence = { $0.code.stageWithEffect.map { ["stage": $0] } }
        let subscribesInside: Mistake.Evidence = { $0.code.uses(["subscribe"], inside: "subscribe") ? [:] : nil }
        let nested =
            switch chapter {
            case ..<"04": "subscribed inside"
            case "04": "subscribed inside in place of then"
            default: "subscribed inside in place of flatMap"
            }
        return [
            forbidsNesting
                ? .property("two subscriptions", filling: subscribesInside)
                : .advice(nested, filling: subscribesInside),
            forbidsEffects
                ? .property("effect in map", filling: hasEffect) : .advice("effect in map", filling: hasEffect),
            .code("uncalled-for retry", shows: \.hasUncalledForRetry),
        ]
    }

    static let accessRequestedTwice = property("access requested twice") { run in
        let (count, enough) = (run.requests(in: run.actual), run.requests(in: run.expected))
        return count > enough && !run.code.hasUncalledForRetry ? ["count": "\(count)", "enough": "\(enough)"] : nil
    }

    package static let filtersAtTheEnd = advice("asked at the end") { run in
        run.code.uses(["isValidSearchText"], inside: "subscribe")
            || run.code.mentions(["count", "isEmpty"], inside: "subscribe") ? [:] : nil
    }

    package static let parsesOnMain = Mistake.code("parsed on main", shows: \.parsesOnMain)

    /// A call of the library's operator, in a task that asks for a handwritten operator. Constants, and functions of
    /// values that aren't signals, may have the operator's name.
    package static func callsTheOperator(_ operatorName: Substring, named name: String) -> Mistake {
        .code(name) { code in
            let tokens = code.tokens
            return tokens.indices.dropFirst().contains { index in
                tokens[index] == operatorName && tokens[index - 1] == "." && code.isOnSignal(index)
            }
        }
    }

    package static let ownClock = Mistake.ownClock("own clock") { run in
        let tokens = run.code.tokens
        let clocks: Set<Substring> = ["MainScheduler", "SerialQueueScheduler", "SystemTime", "asyncAfter", "sleep"]
        let own = zip(tokens, tokens.dropFirst()).first { token, next in clocks.contains(token) && next == "(" }
        return own.map { ["clock": String($0.0)] }
    }
}

extension PlayedRun {
    fileprivate func requests(in transcript: Transcript) -> Int {
        transcript.observations.count { $0.lane == .accessRequest }
    }
}

/// Facts that a pipeline's code shows, but a recording doesn't.
extension TaskCode {
    /// Whether code that requests access calls `retry`, which no task asks for.
    fileprivate var hasUncalledForRetry: Bool {
        tokens.contains("requestAccess")
            && tokens.indices.dropFirst().dropLast().contains { tokens[$0 - 1...$0 + 1] == [".", "retry", "("] }
    }

    /// Whether a chain up to a member begins with a signal: a parameter of type `Signal`, a constant made from a
    /// signal, or a new signal.
    fileprivate func isOnSignal(_ member: Int) -> Bool {
        var start = member
        while start > 1, tokens[start - 1] == "." || tokens[start] == "(" || tokens[start] == "{" {
            start -= tokens[start - 1] == "." ? 2 : 1
            start = opener(of: start) ?? start
        }
        var signals: Set<Substring> = ["Signal"]
        for index in tokens.indices.dropLast(3) {
            if tokens[index + 1] == ":", tokens[index + 2] == "Signal" { signals.insert(tokens[index]) }
            let isLet = tokens[index] == "let" && tokens[index + 2] == "="
            if isLet, signals.contains(tokens[index + 3]) { signals.insert(tokens[index + 1]) }
        }
        return signals.contains(tokens[start])
    }

    private static let effects: Set<Substring> = ["log", "show", "showNextScreen"]
    private static let shown: Set<Substring> = [
        "background", "image", "isEnabled", "isHidden", "isSigningIn", "text", "title",
    ]

    fileprivate var stageWithEffect: String? {
        let doers: Set<Substring> = ["doNext", "doFailed", "doCompleted"]
        return ["map", "tryMap", "mapFailure", "compactMap", "filter"].first { stage in
            uses(Self.effects, inside: stage, except: doers) || sets(Self.shown, inside: stage, except: doers)
        }.map(String.init)
    }

    /// Whether the code compares the cell's tweet, instead of ending the loading when the row ends.
    package var comparesRows: Bool {
        !tokens.contains("prepareForReuseSignal")
            && ["subscribe", "filter", "compactMap", "take"].contains {
                mentions(["tweet"], areMembers: true, inside: $0)
            }
    }

    /// Whether an answer is parsed below the last `deliver(on:)`.
    package var parsesOnMain: Bool {
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
