import Playing

/// A learner's script that makes a faulty app fail: keys, the user's answer, and the service's answers, in the
/// notations of the options `--type`, `--access`, and `--plan`.
///
///     BreakScript(keys: "swi{600ms}ft", access: "grant", plan: "200@80ms,503")
public struct BreakScript: Sendable {
    let keys: String
    let access: String
    let plan: String

    /// Makes a script.
    /// - Parameters:
    ///   - keys: the typed keys, as for `--type`.
    ///   - access: the user's answer to the request for access: `grant`, `deny`, or `ask` with `{allow}` or
    ///     `{deny}` among the keys.
    ///   - plan: the service's answers, as for `--plan`; empty for the usual answers.
    public init(keys: String, access: String = "grant", plan: String = "") {
        (self.keys, self.access, self.plan) = (keys, access, plan)
    }
}

/// A prediction or a script that the learner wrote in the exercise. The judging process plays the script.
///
/// Actions: none. Lanes, once each: `prediction`; or `keys`, `access`, and `plan`.
@MainActor
final class WrittenFixture: Fixture {
    init(_ context: ScenarioContext, prediction: String) {
        context.observer.next(prediction, in: .prediction)
    }

    init(_ context: ScenarioContext, script: BreakScript) {
        context.observer.next(script.keys, in: .keys)
        context.observer.next(script.access, in: .access)
        context.observer.next(script.plan, in: .plan)
    }

    func perform(_ action: BookVerb) throws(UnknownAction) { throw UnknownAction() }
}
