import SharedJudges

extension BookTask {
    /// Task 4 of chapter 01: a pipeline without a subscriber never runs.
    static let wakeThePipeline = BookTask(
        sharing: .field,
        scenarios: Scenario.coloredTexts,
        mistakes: Mistake.colors + [
            Mistake(filling: "subscribes inside next") { run in
                let counts = run.actual.playedMoments.map { $0.values(in: .log).count }
                guard run.adds({ _ in true }), (counts.last ?? 0) > 2 else { return nil }
                return ["counts": counts.prefix(3).map { "\($0)" }.joined(separator: ", ")]
            }
        ]
    )
}
