import SharedJudges

extension BookTask {
    /// Task 3 of chapter 07: the difference between `subscribe(on:)` and `deliver(on:)`.
    static let whereItStarts = BookTask(
        sharing: .searchForm(),
        except: [
            .lifetime: "The pipeline ends as soon as the text is shown, so its captures end, too.",
            .disposal: "The text is shown before anything can be disposed of.",
            .failure: "Reading the file can't fail.", .repetition: "One text is read, once.",
            .emptyThings: "The last search is never empty.",
        ],
        scenarios: [
            Scenario("the form opens") { typing in
                typing.open()
                typing.wait(.seconds(1))
            }.holding(.count),
            Scenario("the form opens again and again, and the file has other texts") { typing in
                for _ in 1...4 {
                    typing.open()
                    typing.wait(.seconds(1))
                }
            },
        ],
        mistakes: [
            Mistake(filling: "read twice") { run in
                let count = run.actual.values(in: .load).count
                return count > run.expected.values(in: .load).count ? ["count": "\(count)"] : nil
            },
            Mistake("subscribed on main") { $0.loads(on: ThreadName.main) && $0.code.startsOnMain },
            Mistake("main waits") { $0.loads(on: ThreadName.main) },
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
