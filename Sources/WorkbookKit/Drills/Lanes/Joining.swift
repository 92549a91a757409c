import Marbles

extension LaneOperator {
    static let joining = [
        LaneOperator(
            "combineLatest(with:)",
            lanes: [.values("abc", named: "left"), .values("xyz", named: "right")],
            code: { _ in "left.combineLatest(with: right)" }, note: "The two letters are joined.",
            rule: { _ in "`combineLatest` sends the newest of both whenever one of them sends." },
            misreadings: { _ in
                LaneMisreading(.pairsOrNewest, "each value were used once, as in `zip`", like: "zip")
                LaneMisreading(.endsTooEarly, "`combineLatest` completed as soon as one side did") { run in
                    let ends = run.sources.filter { $0.ending.first?.kind == .completed }
                    guard let first = ends.min(by: { $0.ending[0].time < $1.ending[0].time }) else {
                        return nil
                    }
                    return run.sent.cut(at: first)
                }
                LaneMisreading(.pairsOrNewest, "only the values of `left` counted") { run in
                    run.sent.filter { sent in
                        sent.kind.isEnding || run.source.values.contains { $0.time == sent.time }
                    }
                }
                LaneMisreading(.waitsForTheEnd, "`combineLatest` waited for the end", .lastAtTheEnd)
            }),
        LaneOperator(
            "zip", lanes: [.values("abc", named: "left"), .values("xyz", named: "right")],
            code: { _ in "zip(left, right)" }, note: "The two letters are joined.",
            rule: { _ in
                "`zip` pairs first with first and second with second, and ends when one side has no more."
            },
            misreadings: { _ in
                LaneMisreading(
                    .pairsOrNewest, "a value could be used again, as in `combineLatest`", like: "combineLatest(with:)")
                LaneMisreading(.endsWithItsSource, "`zip` ended only when both sides had") { run in
                    guard let last = run.sources.compactMap(\.ending.first).max(by: { $0.time < $1.time }),
                        run.sources.allSatisfy({ !$0.ending.isEmpty })
                    else { return nil }
                    return run.sent.values + [last]
                }
                LaneMisreading(.sideBySide, "the lanes only ran side by side") { run in
                    let values = run.sources.flatMap(\.values).sorted { $0.time < $1.time }
                    let end = run.sources.compactMap(\.ending.first).max { $0.time < $1.time }
                    return values + [end].compactMap(\.self)
                }
                LaneMisreading(.waitsForTheEnd, "`zip` waited for the end", .lastAtTheEnd)
            }),
    ]
}
