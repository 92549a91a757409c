import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 07: the tutorial's own step.
    static let bringToMain = ExerciseTask(
        number: 1,
        view: .shownInTheStatus,
        scenarios: [
            Scenario("a word is typed, and the answers take their time") { $0.typeDuringSearches() },
            .manySearches,
            .disposedAsTheAnswerArrives(after: .zero),
            .oneSearchFails,
            .eachSearchFails,
        ],
        mistakes: Mistake.requests + [
            Mistake(filling: "still logs") { run in
                run.showsNoStatus ? run.extra(in: .log).first.map { ["thread": $0.thread] } : nil
            },
            Mistake(filling: "nothing shown") { run in
                run.showsNoStatus ? ["answers": "\(run.actual.values(in: .answered).count)"] : nil
            },
            .failureNotInTheStatus,
            Mistake("waits") { run in
                run.missing(in: .status).contains { wanted in
                    run.extra(in: .status).contains { $0.text == wanted.text && $0.at > wanted.at }
                }
            },
            Mistake("whole json") { run in
                run.replaced(in: .status).contains { $0.actual.count > 3 * $0.expected.count }
            },
            Mistake("not the answer") { run in !run.replaced(in: .status).isEmpty },
        ]
    )
}

extension TaskView {
    /// The view of tasks that show answers in the status line. Any words that identify a failure are right.
    static let shownInTheStatus = TaskView(words: [.status: [["code 0", "denied"], ["code 2", "invalid response"]]])
}

extension PlayedRun {
    fileprivate var showsNoStatus: Bool {
        actual.values(in: .status).isEmpty && !expected.values(in: .status).isEmpty
    }
}

extension Mistake {
    static let failureNotInTheStatus = Mistake(filling: "failure not shown") { run in
        let isHidden =
            run.missing(in: .status).contains { $0.text.contains("code 2") }
            && !run.actual.values(in: .status).contains { $0.contains("code 2") }
        return isHidden ? ["status": run.actual.values(in: .status).last ?? ""] : nil
    }
}

extension Scenario {
    static let oneSearchFails = Scenario("the second search fails") { typing in
        typing.open(SearchWorld(plan: "200,503...", latency: "20ms"))
        typing.type(typing.word().prefix(4))
        typing.wait(.seconds(1))
    }.cutting(.nothing)

    static let eachSearchFails = Scenario("searches fail in all ways") { typing in
        for failure in ["503", "drop", "malformed", "429", "500"].shuffled(using: &typing.generator) {
            typing.open(SearchWorld(plan: "\(failure)..."))
            typing.type(typing.word().prefix(3))
            typing.wait(.seconds(1))
        }
    }.cutting(.end)
}
