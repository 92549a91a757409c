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
                LaneMisreading(.inTurn, "the values of the first signal passed, too", like: "concat")
                LaneMisreading(.sideBySide, "the second signal began at once") { $0.sources.last }
                LaneMisreading(
                    .valueOrEnd, "`then` started the second signal for each value, as `flatMap` does", like: "flatMap")
                LaneMisreading(.valueOrEnd, "the first value started the second signal") { run in
                    guard let first = run.source.values.first else { return nil }
                    return run.sources.last?.moved(by: first.time)
                }
            }),
        LaneOperator(
            "catch", lanes: [.failing("abc"), .inner("xyz", named: "other")],
            code: { _ in ".catch { _ in other }" }, note: "`other` is drawn from the moment when it begins.",
            rule: { _ in "`catch` passes the values, and goes on with the other signal in place of the failure." },
            misreadings: { _ in
                LaneMisreading(.failureIsHarmless, "`catch` turned the failure into a completion") { run in
                    run.source.map { $0.kind == .failed("") ? TimedEvent(at: $0.time, .completed) : $0 }
                }
                LaneMisreading(
                    .failureIsHarmless, "the failure still came, after the other signal"
                ) { run in run.sent.values + run.sent.ending.map { TimedEvent(at: $0.time, .failed("")) }
                }
                LaneMisreading(.valueOrEnd, "the values before the failure were left out, as in `then`") { run in
                    guard let end = run.source.ending.first else { return nil }
                    return run.sources.last?.moved(by: end.time)
                }
                LaneMisreading(.sideBySide, "the other signal ran from the beginning") { run in
                    guard let other = run.sources.last else { return nil }
                    let values = (run.source.values + other.values).sorted { $0.time < $1.time }
                    let end = max(run.source.ending.first?.time ?? .zero, other.ending.first?.time ?? .zero)
                    return values + [TimedEvent(at: end, .completed)]
                }
            }),
    ]
}
