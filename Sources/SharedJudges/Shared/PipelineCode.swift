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

    /// Advice on what the lessons call classic mistakes, a retry that no task asks for, and the book's own answer.
    ///
    /// Advice uses only names that the lessons have introduced.
    static func classic(in chapter: String, _ task: Int) -> [Mistake] {
        let nested =
            switch chapter {
            case ..<"04": "subscribed inside"
            case "04": "subscribed inside in place of then"
            default: "subscribed inside in place of flatMap"
            }
        return [
            .advice(nested) { $0.code.uses(["subscribe"], inside: "subscribe") ? [:] : nil },
            .advice("effect in map") { $0.code.stageWithEffect.map { ["stage": $0] } },
            .code("uncalled-for retry", shows: \.hasUncalledForRetry),
            booksOwn(booksOwnNames["\(chapter).\(task)"] ?? []),
        ]
    }

    /// The functions of the book that do what a task asks for, as code that calls them.
    private static let booksOwnNames = [
        "01.1": ["StarterProject.validate"], "01.5": ["StarterProject.validate"],
        "03.1": ["StarterProject.requestAccess"], "06.2": ["search(for"], "08.1": ["StarterProject.showTweets"],
        "08.2": ["tweets(in"],
        "09.1": ["StarterProject.avatar", "StarterProject.loadAvatars"], "09.3": ["StarterProject.loadAvatars"],
    ]

    private static func booksOwn(_ calls: [String]) -> Mistake {
        .property("the books own") { run in
            let code = run.code.tokens.joined()
            let call = calls.first { code.contains($0) && !code.contains("func\($0)") }
            return call.map { ["name": String($0.prefix { $0 != "(" })] }
        }
    }

    /// A subscription that's made after the pipeline, in a task that asks for one. A ``WatchedFixture`` records it.
    package static let twoSubscriptions = property("two subscriptions") { run in
        run.actual.values(in: .nested).isEmpty ? nil : [:]
    }

    /// An effect in a stage that makes values, in a task that says where effects belong.
    package static let effectInMap = property("effect in map") { run in
        run.actual.values(in: .effects).first(where: TaskCode.pureStages.contains).map { ["stage": $0] }
    }

    static let accessRequestedTwice = property("access requested twice") { run in
        let (count, enough) = (run.requests(in: run.actual), run.requests(in: run.expected))
        return count > enough && !run.code.hasUncalledForRetry ? ["count": "\(count)", "enough": "\(enough)"] : nil
    }

    package static let filtersAtTheEnd = advice("asked at the end") { run in
        run.code.uses(["isValidSearchText"], inside: "subscribe")
            || run.code.mentions(["count", "isEmpty"], inside: "subscribe") ? [:] : nil
    }

    package static let parsesOnMain = property("parsed on main") { run in
        run.actual.values(in: .parsed).isEmpty ? nil : [:]
    }

    /// A call of one of the library's operators in a task that asks for a handwritten operator.
    package static func callsTheOperator(_ operators: String..., named name: String) -> Mistake {
        .property(name) { run in run.actual.values(in: .stages).contains(where: operators.contains) ? [:] : nil }
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

    fileprivate static let pureStages = ["map", "tryMap", "mapFailure", "compactMap", "filter"]
    private static let effects: Set<Substring> = ["log", "show", "showNextScreen"]
    private static let shown: Set<Substring> = [
        "background", "image", "isEnabled", "isHidden", "isSigningIn", "text", "title",
    ]

    fileprivate var stageWithEffect: String? {
        let doers: Set<Substring> = ["doNext", "doFailed", "doCompleted"]
        return Self.pureStages.first { stage in
            uses(Self.effects, inside: stage[...], except: doers) || sets(Self.shown, inside: stage[...], except: doers)
        }
    }

    /// Whether the code compares the cell's tweet, instead of ending the loading when the row ends.
    package var comparesRows: Bool {
        !tokens.contains("prepareForReuseSignal")
            && ["subscribe", "filter", "compactMap", "take"].contains {
                mentions(["tweet"], areMembers: true, inside: $0)
            }
    }
}
