import Marbles

extension LaneOperator {
    private static let lanes: [Lane] = [
        .outer("ab"), .inner("uvw", named: "of a"), .inner("xyz", named: "of b"),
    ]

    private static func strategy(_ name: String) -> LaneMisreading.Model {
        .runs(LaneStage("flatMap(_ strategy:)", [name]))
    }

    static let flattening = [
        LaneOperator(
            "flatMap", lanes: lanes, code: { _ in ".flatMap(lane)" },
            note: "`lane` makes a signal of each value. It begins when the value arrives.",
            rule: { _ in "`flatMap` follows all inner signals at once, and completes after the last one." },
            misreadings: { _ in
                LaneMisreading(.newestWins, "a new inner signal ended the one before", strategy("latest"))
                LaneMisreading(.inTurn, "each inner signal waited for the one before", strategy("concat"))
                LaneMisreading(.firstForLast, "a value were ignored while an inner signal runs", strategy("first"))
                LaneMisreading(.endsTooEarly, "the end of the source ended the inner signals") {
                    $0.sent.cut(at: $0.source)
                }
                LaneMisreading(.valueOrEnd, "`flatMap` waited for the end, as `then` does", lastInnerAfterTheEnd)
            }),
        LaneOperator(
            "flatMapLatest", lanes: lanes, code: { _ in ".flatMapLatest(lane)" },
            note: "`lane` makes a signal of each value. It begins when the value arrives.",
            rule: { _ in "In `flatMapLatest`, a new inner signal ends the one before. The last one may run on." },
            misreadings: { _ in
                LaneMisreading(.sideBySide, "the inner signals ran side by side", like: "flatMap")
                LaneMisreading(.inTurn, "each inner signal waited for the one before", strategy("concat"))
                LaneMisreading(.firstForLast, "a value were ignored while an inner signal runs", strategy("first"))
                LaneMisreading(.endsTooEarly, "the end of the source ended the inner signal") {
                    $0.sent.cut(at: $0.source)
                }
                LaneMisreading(.valueOrEnd, "`flatMapLatest` waited for the end, as `then` does", lastInnerAfterTheEnd)
            }),
    ]

    private static let lastInnerAfterTheEnd = LaneMisreading.Model.changes { run in
        guard let end = run.source.ending.first, end.kind == .completed, let inner = run.sources.last else {
            return nil
        }
        return inner.moved(by: end.time)
    }
}
