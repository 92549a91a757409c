import Marbles

extension LaneOperator {
    private static let sides: [Lane] = [.values("abc", named: "left"), .values("xyz", named: "right")]

    static let joining = [
        LaneOperator(
            "combineLatest(with:)", lanes: sides, code: { _ in "left.combineLatest(with: right)" },
            note: "The two letters are joined.",
            rule: { _ in "`combineLatest` sends the newest of both whenever one of them sends." },
            misreadings: { _ in
                Misreading(.pairsOrNewest, "each value were used once, as in `zip`", like: "zip")
                Misreading(.endsTooEarly, "`combineLatest` completed as soon as one side did") { run in
                    let ends = run.sources.compactMap(\.ending.first).filter { $0.kind == .completed }
                    return ends.min { $0.time < $1.time }.flatMap { run.sent.cut(at: [$0]) }
                }
                Misreading(.pairsOrNewest, "only the values of `left` counted") { run in
                    run.sent.filter { sent in
                        sent.kind.isEnding || run.source.values.contains { $0.time == sent.time }
                    }
                }
                Misreading.waits("combineLatest")
            }),
        LaneOperator(
            "zip", lanes: sides, code: { _ in "zip(left, right)" }, note: "The two letters are joined.",
            rule: { _ in
                "`zip` pairs first with first and second with second, and ends when one side has no more."
            },
            misreadings: { _ in
                Misreading(
                    .pairsOrNewest, "a value could be used again, as in `combineLatest`", like: "combineLatest(with:)")
                Misreading(.endsWithItsSource, "`zip` ended only when both sides had") { run in
                    let ends = run.sources.compactMap(\.ending.first)
                    guard let last = ends.max(by: { $0.time < $1.time }), ends.count == run.sources.count
                    else { return nil }
                    return run.sent.values + [last]
                }
                Misreading(.sideBySide, "the lanes only ran side by side") { run in
                    let values = run.sources.flatMap(\.values).sorted { $0.time < $1.time }
                    return values
                        + [run.sources.compactMap(\.ending.first).max { $0.time < $1.time }].compactMap(\.self)
                }
                Misreading.waits("zip")
            }),
    ]
}
