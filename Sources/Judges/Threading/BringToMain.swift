import SharedJudges

extension BookTask {
    /// Task 1 of chapter 07: the tutorial's own step.
    static let bringToMain = BookTask(
        sharing: .searchForm(),
        view: .shownInTheStatus,
        scenarios: Scenario.answersInTheStatus,
        mistakes: Mistake.requests + [
            Mistake(filling: "still logs") { run in
                run.isSilent(in: .status) ? run.extra(in: .log).first.map { ["thread": $0.thread] } : nil
            },
            .failureNotInTheStatus,
        ],
        examples: ExampleTask(
            play: .keys(.openForm(SearchWorld(plan: plan))),
            observe: { transcript, _ in
                transcript.textsAndErrors(in: .status) { text in String(text.prefix { $0 != ":" }) }
            })
    )

    /// The service's answers: each takes two steps of an example, and the third search fails.
    private static let plan = "200@200ms,200@200ms,503@200ms,200@200ms..."
}

extension TaskView {
    /// The view of tasks that show answers in the status line. Any words that identify a failure are right.
    static let shownInTheStatus = TaskView(words: [.status: [["code 0", "denied"], ["code 2", "invalid response"]]])
}

extension Mistake {
    static let failureNotInTheStatus = Mistake.observed("failure not shown") { run in
        let isHidden =
            run.missing(in: .status).contains { $0.text.contains("code 2") }
            && !run.actual.values(in: .status).contains { $0.contains("code 2") }
        return isHidden ? ["status": run.actual.values(in: .status).last ?? ""] : nil
    }
}

extension Scenario {
    static let answersInTheStatus: [Scenario] = [
        Scenario("a word is typed, and the answers take their time") { $0.typeDuringSearches() },
        manySearches, disposedAsTheAnswerArrives(after: .zero), oneSearchFails, eachSearchFails,
    ]

    private static let oneSearchFails = Scenario("the second search fails") { typing in
        typing.open(SearchWorld(plan: "200,503...", latency: "20ms"))
        typing.type(typing.word().prefix(4))
        typing.wait(.seconds(1))
    }.cutting(.nothing)

    private static let eachSearchFails = Scenario("searches fail in all ways") { typing in
        for failure in ["503", "drop", "malformed", "429", "500"].shuffled(using: &typing.generator) {
            typing.open(SearchWorld(plan: "\(failure)..."))
            typing.type(typing.word().prefix(3))
            typing.wait(.seconds(1))
        }
    }.cutting(.end)
}
