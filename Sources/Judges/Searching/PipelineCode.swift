import Grading

extension Scenario {
    /// The code itself. Nothing is played.
    static func code(judge: @escaping @Sendable (TaskCode) -> Finding?) -> Scenario {
        Scenario("the code of the pipeline", stimuli: { _ in [] }, judge: { judge($0.code) })
    }
}

/// What the code of a pipeline shows and a recording doesn't: the mistakes that the lessons call classic.
extension TaskCode {
    /// A subscription that is made by a subscriber, or an effect in a stage that makes values.
    /// - Parameter chapter: the number of the chapter, since each one advises only what the lessons have introduced.
    func classicMistake(in chapter: String) -> Finding? {
        nestedSubscription(in: chapter) ?? effectInAStage ?? uncalledForRequest
    }

    /// A second request for access, or a `retry`: no task asks for one, and the store asks the user only once.
    private var uncalledForRequest: Finding? {
        let calls = tokens.indices.dropLast().filter { tokens[$0 + 1] == "(" && $0 > 0 && tokens[$0 - 1] != "func" }
        // How often a picture is requested is seen by other scenarios: a task may ask for a second attempt.
        let loadsPicturesOnly = tokens.contains("avatar") && !tokens.contains("requestAccess")
        if !loadsPicturesOnly, calls.contains(where: { tokens[$0] == "retry" && tokens[$0 - 1] == "." }) {
            return Finding("`retry` does everything again after a failure. The task doesn't ask for it: leave it out.")
        }
        let requests = Dictionary(grouping: calls.filter { tokens[$0] == "requestAccess" }) { tokens[$0 - 1] == "." }
        guard requests.values.contains(where: { $0.count > 1 }) else { return nil }
        return Finding("Access is requested in more than one place. Request it once, and go on from there.")
    }

    /// What a form is asked to do, and what is set of its views.
    private static let effects: Set<Substring> = ["log", "show", "showNextScreen"]
    private static let shown: Set<Substring> = [
        "background", "image", "isEnabled", "isHidden", "isSigningIn", "text", "title",
    ]

    private func nestedSubscription(in chapter: String) -> Finding? {
        guard uses(["subscribe"], inside: "subscribe") else { return nil }
        let advice =
            switch chapter {
            case ..<"04": "Subscribe once, at the end."
            case "04": "Subscribe once, at the end: `then` subscribes to the next signal for you."
            default: "Subscribe once, at the end: `flatMap` subscribes to inner signals for you."
            }
        return Finding(
            """
            A subscription is made inside another one, so nothing ends the two together. \
            \(advice)
            """, hint: 2)
    }

    private var effectInAStage: Finding? {
        let doers: Set<Substring> = ["doNext", "doFailed", "doCompleted"]
        for stage: Substring in ["map", "tryMap", "mapFailure", "compactMap", "filter"]
        where uses(Self.effects, inside: stage, except: doers) || sets(Self.shown, inside: stage, except: doers) {
            return Finding(
                """
                `\(stage)` makes values, but yours also has an effect. \
                Effects belong in the subscription, or in `doNext`, whose name says so.
                """, hint: 3)
        }
        return nil
    }

    /// A decision about a text that is made by the subscriber.
    var filtersAtTheEnd: Finding? {
        guard uses(["isValidSearchText"], inside: "subscribe") || mentions(["count", "isEmpty"], inside: "subscribe")
        else { return nil }
        return Finding(
            """
            The subscriber decides which texts are logged, so a stage above it would still get every text. \
            Put the condition into the stream, with `filter`.
            """, hint: 1)
    }

    /// A subscriber that compares the cell's tweet in place of a loading that ends with its row.
    var comparesRows: Finding? {
        guard !tokens.contains("prepareForReuseSignal"),
            ["subscribe", "filter", "compactMap", "take"].contains(where: {
                mentions(["tweet"], areMembers: true, inside: $0)
            })
        else { return nil }
        return Finding(
            """
            The cell's tweet is compared when the picture arrives, so the download goes on after its row has gone. \
            End it with its row: `.take(until: cell.prepareForReuseSignal)`.
            """, hint: 3)
    }

    /// An answer that is parsed below the stage that goes to main.
    var parsesOnMain: Finding? {
        let late = stages(after: "deliver")
        let parsers: Set<Substring> = ["tryMap", "parseTweets", "\"statuses\""]
        let isCalled = zip(late, late.dropFirst()).contains { (token: Substring, next: Substring) in
            switch token {
            case "tweets": next == "("
            case "Tweet": next == "(" || next == "."
            default: parsers.contains(token)
            }
        }
        guard isCalled else { return nil }
        return Finding(
            """
            The answer is parsed below `deliver(on:)`, so the main thread does the work. \
            Parse it above, on the thread where it arrives.
            """, hint: 2)
    }
}

extension Transcript {
    /// The finding if the code waits for a clock of its own.
    var timerOffTheClock: Finding? {
        let tokens = code.tokens
        let clocks: Set<Substring> = ["MainScheduler", "SerialQueueScheduler", "SystemTime", "asyncAfter", "sleep"]
        let own = zip(tokens, tokens.dropFirst()).first { token, next in clocks.contains(token) && next == "(" }
        guard let own else { return nil }
        return Finding(
            """
            Your pipeline waits for `\(own.0)(…)`, and the virtual clock doesn't know its time. \
            Use the scheduler that you are given.
            """, hint: 3)
    }
}
