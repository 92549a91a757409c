import SharedJudges

extension BookTask {
    /// Task 2 of chapter 11: one failed search must not be the last.
    static let searchOnAfterErrors = BookTask(
        sharing: .searchForm(hasInterval: true),
        view: TaskView(free: [.status, .log], states: [.shown]),
        scenarios: [
            .failuresOfAllKinds,
            .textsComeAgain(afterAnswer: "503"),
            .manySearches,
            .disposedAsTheAnswerArrives(after: .milliseconds(500)),
            .accessIsDenied,
            .noAccount,
        ],
        mistakes: Mistake.requests + [
            Mistake("bad json ends it") { run in
                run.stopsSearching && run.code.mentions(["catch"], areMembers: true, inside: "flatMapLatest")
            },
            .caughtOutside, .nothingShown, .emptyListNotShown, .olderAnswerShown,
        ] + Mistake.failuresHidden
    )
}

extension Scenario {
    static let failuresOfAllKinds = Scenario.storm(
        "searches fail in all ways, and the next ones don't"
    ) { storm in
        let words = SearchWords.all.shuffled(using: &storm.generator)
        let failures = SearchWorld.failures.shuffled(using: &storm.generator)
        for (place, failure) in failures.enumerated() {
            storm.search(for: words[place], answer: "\(failure)@\(Storm.quick)")
            if place == 0 { storm.search(for: String(words[9].prefix(3)), answer: "200@\(Storm.quick)") }
        }
        // The same failure twice in a row, and once more after an answer.
        for (word, answer) in zip(words, ["503", "503", "200", "503"]) {
            storm.search(for: word, answer: "\(answer)@\(Storm.quick)")
        }
        storm.search(for: words[7], answer: "200@\(Storm.slow)")
        storm.search(for: words[8], answer: "200@\(Storm.quick)")
        storm.settle()
        storm.typeTooShort(words[0])
        storm.search(for: words[9], answer: "200@\(Storm.slow)")
        storm.settle()
    }
}

extension SearchWorld {
    /// Ways in which a search with an account fails, as steps of a plan.
    static let failures = ["401", "500", "503", "429", "malformed", "drop", "no-statuses", "nothing"]
}
