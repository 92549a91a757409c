import Exercises
import Grading
import Playing
import SharedJudges

extension TaskJudge {
    /// Task 3 of chapter 07: the difference between `subscribe(on:)` and `deliver(on:)`.
    static let whereItStarts = TaskJudge(
        number: 3,
        scenarios: [
            Scenario("the form opens") { typing in
                typing.open()
                typing.wait(.seconds(1))
            },
            Scenario("the form opens again and again, and the file has other texts") { typing in
                for _ in 1...4 {
                    typing.open()
                    typing.wait(.seconds(1))
                }
            },
        ],
        mistakes: [
            Mistake("never subscribed") { $0.actual.values(in: .load).isEmpty },
            Mistake(filling: "read twice") { run in
                let count = run.actual.values(in: .load).count
                return count > run.expected.values(in: .load).count ? ["count": "\(count)"] : nil
            },
            Mistake("subscribed on main") { $0.loads(on: ThreadName.main) && $0.code.startsOnMain },
            Mistake("main waits") { $0.loads(on: ThreadName.main) },
            Mistake("not shown") { $0.actual.values(in: .status).isEmpty },
        ]
    )
}

extension PlayedRun {
    fileprivate func loads(on thread: String) -> Bool { actual.observations(in: .load).first?.thread == thread }
}

extension TaskCode {
    fileprivate var startsOnMain: Bool {
        tokens.indices.contains { index in
            tokens[index...].starts(with: ["subscribe", "(", "on", ":"])
                && tokens[index...].prefix { $0 != ")" }.last == "main"
        }
    }
}
