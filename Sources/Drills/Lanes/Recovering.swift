import Marbles

extension LaneOperator {
    static let recovering = [
        LaneOperator(
            "then", lanes: [.values("ab", named: "first"), .inner("xyz", named: "second")],
            code: { _ in "first.then { second }" }, note: "`second` is drawn from the moment when it begins.",
            rule: { _ in
                "`then` leaves out the values of the first signal, and starts the second when the first completes."
            },
            misreadings: { _ in
                Misreading(.inTurn, "the values of the first signal passed, too", like: "concat")
                Misreading(.sideBySide, "the second signal began at once") { $0.sources.last }
                Misreading(
                    .valueOrEnd, "`then` started the second signal for each value, as `flatMap` does", like: "flatMap")
                Misreading(.valueOrEnd, "the first value started the second signal") { run in
                    run.source.values.first.flatMap { run.sources.last?.moved(by: $0.time) }
                }
            }),
        LaneOperator(
            "catch", lanes: [.failing("abc"), .inner("xyz", named: "other")],
            code: { _ in ".catch { _ in other }" }, note: "`other` is drawn from the moment when it begins.",
            rule: { _ in "`catch` passes the values, and goes on with the other signal in place of the failure." },
            misreadings: { _ in
                Misreading(.failureIsHarmless, "`catch` turned the failure into a completion") {
                    $0.source.ending(as: .completed)
                }
                Misreading(.failureIsHarmless, "the failure still came, after the other signal") {
                    $0.sent.ending(as: .failed(""))
                }
                Misreading(.valueOrEnd, "the values before the failure were left out, as in `then`") { run in
                    run.source.ending.first.flatMap { run.sources.last?.moved(by: $0.time) }
                }
                Misreading(.sideBySide, "the other signal ran from the beginning") { run in
                    let values = run.sources.flatMap(\.values).sorted { $0.time < $1.time }
                    let end = run.sources.compactMap(\.ending.first?.time).max() ?? .zero
                    return values + [TimedEvent(at: end, .completed)]
                }
            }),
    ]
}
