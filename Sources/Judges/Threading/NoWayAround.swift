import SharedJudges

extension BookTask {
    /// Task 2 of chapter 07: work in the background and its result on main, with signals only.
    static let noWayAround = BookTask(
        sharing: .searchForm(),
        view: .shownInTheStatus,
        scenarios: Scenario.answersInTheStatus,
        mistakes: Mistake.requests + [
            Mistake("background too early") { run in
                run.digests(on: ThreadName.service) && run.code.tokens.contains("background")
            },
            Mistake("one hop") { $0.digests(on: ThreadName.service) },
            .failureNotInTheStatus,
        ]
    )
}

extension PlayedRun {
    fileprivate func digests(on thread: String) -> Bool {
        actual.observations(in: .digest).first?.thread == thread
    }
}
