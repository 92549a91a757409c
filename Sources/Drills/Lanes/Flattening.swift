extension LaneOperator {
    static let flattening = [
        flattening(
            "flatMap", rule: "`flatMap` follows all inner signals at once, and completes after the last one.",
            runsOn: "inner signals",
            other: Misreading(
                .newestWins, "a new inner signal ended the one before", like: "flatMap(_ strategy:)", ["latest"])),
        flattening(
            "flatMapLatest",
            rule: "In `flatMapLatest`, a new inner signal ends the one before. The last one may run on.",
            runsOn: "inner signal",
            other: Misreading(.sideBySide, "the inner signals ran side by side", like: "flatMap")),
    ]

    /// - Parameter other: takes the operator for the other one.
    private static func flattening(
        _ name: String, rule: String, runsOn inner: String, other: Misreading
    ) -> LaneOperator {
        let strategy = "flatMap(_ strategy:)"
        return LaneOperator(
            name, lanes: [.outer("ab"), .inner("uvw", named: "of a"), .inner("xyz", named: "of b")],
            code: { _ in ".\(name)(lane)" },
            note: "`lane` makes a signal of each value. It begins when the value arrives.", rule: { _ in rule },
            misreadings: { _ in
                other
                Misreading(.inTurn, "each inner signal waited for the one before", like: strategy, ["concat"])
                Misreading(
                    .firstForLast, "a value were ignored while an inner signal runs", like: strategy, ["first"])
                Misreading(.endsTooEarly, "the end of the source ended the \(inner)") { $0.sent.cut(at: $0.source) }
                Misreading(.valueOrEnd, "`\(name)` waited for the end, as `then` does") { run in
                    guard let end = run.source.ending.first, end.kind == .completed else { return nil }
                    return run.sources.last?.moved(by: end.time)
                }
            })
    }
}
