import Exercises
import Grading
import SharedJudges

extension TaskJudge {
    /// Task 4 of chapter 01: a pipeline without a subscriber never runs.
    static let wakeThePipeline = TaskJudge(
        number: 4,
        scenarios: Scenario.coloredTexts,
        mistakes: Mistake.colors + [
            Mistake("nothing logged") { run in
                run.actual.values(in: .log).isEmpty && run.expected.values(in: .log).count > 1
            },
            Mistake("logs colors") { run in
                let lines = run.actual.values(in: .log)
                return !lines.isEmpty && lines.allSatisfy { ["white", "yellow"].contains($0) }
            },
            Mistake("logs once and stops") { run in
                run.expected.values(in: .log).count > 1
                    && run.actual.values(in: .log) == Array(run.expected.values(in: .log).prefix(1))
            },
            Mistake("subscribed twice") { $0.doubles() },
            Mistake(filling: "subscribes inside next") { run in
                let counts = run.actual.playedMoments.map { $0.values(in: .log).count }
                guard run.adds({ _ in true }), (counts.last ?? 0) > 2 else { return nil }
                return ["counts": counts.prefix(3).map { "\($0)" }.joined(separator: ", ")]
            },
            Mistake("logs valid texts only") { run in
                run.leavesOut { $0.count < 3 } && run.missing(in: .log).contains { !$0.text.isEmpty }
            },
        ]
    )
}
