import ArgumentParser
import SocialService

/// The weather that the service runs in, in the words of the chapters' own options.
struct ConditionOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "What every search is answered with: a status like 429, or 401/89, or malformed, no-statuses, drop, never; "
                + "of several with commas between, each in its turn and the last for ever.",
            valueName: "what"
        ),
        transform: parsed { text throws(PlanSyntaxError) in try ResponsePlan(responding: text) }
    )
    var respond: ResponsePlan?

    @Option(
        help: ArgumentHelp("What the first searches are answered with, and when, like 200@400ms,200@80ms,503.", valueName: "steps"),
        transform: parsed { text throws(PlanSyntaxError) in try ResponsePlan(parsing: text) }
    )
    var plan: ResponsePlan?

    @Option(
        help: ArgumentHelp("How long an answer takes, like 80ms or 50ms-400ms.", valueName: "time"),
        transform: parsed { text throws(PlanSyntaxError) in try Latency(parsing: text) }
    )
    var latency: Latency?

    @Option(
        help: ArgumentHelp("As --plan, for the avatars.", valueName: "steps"),
        transform: parsed { text throws(PlanSyntaxError) in try ResponsePlan(parsing: text) }
    )
    var avatarPlan: ResponsePlan?

    @Option(
        help: ArgumentHelp("As --latency, for the avatars.", valueName: "time"),
        transform: parsed { text throws(PlanSyntaxError) in try Latency(parsing: text) }
    )
    var avatarLatency: Latency?

    @Option(help: "Where the luck of the latencies starts: the same number, the same run.")
    var seed: UInt64 = 1

    func validate() throws {
        if respond != nil, plan != nil { throw ValidationError("--respond and --plan both say what is answered; give one of them.") }
    }

    var conditions: ServiceConditions {
        var conditions = ServiceConditions()
        conditions.seed = seed
        if let latency { conditions.latency = latency }
        if let plan = plan ?? respond { conditions.plan = plan }
        if let avatarLatency { conditions.avatarLatency = avatarLatency }
        if let avatarPlan { conditions.avatarPlan = avatarPlan }
        return conditions
    }
}

/// A mistake in an option is shown as it is: its sentence, and its place.
private func parsed<Value>(_ read: @escaping @Sendable (String) throws(PlanSyntaxError) -> Value) -> @Sendable (String) throws -> Value {
    { text in
        do { return try read(text) } catch { throw ValidationError("\(error)") }
    }
}
