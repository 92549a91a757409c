import SharedJudges

extension BookTask {
    /// Task 1 of chapter 08: the tutorial's own step.
    static let showTheTweets = BookTask(
        sharing: .searchForm(),
        view: .throttledSearches,
        scenarios: [
            Scenario("a word is typed, and its answers are shown", showing: Mistake.formCaptured) { typing in
                typing.typeDuringSearches()
                typing.add(.release, after: .seconds(1))
            },
            .manySearches,
            Scenario("an answer holds no tweets") { typing in
                typing.open(SearchWorld(plan: "200,no-statuses"))
                typing.type(SearchWords.one(using: &typing.generator).prefix(4))
                typing.wait(.seconds(2))
            }.cutting(.nothing).holding(.failure),
            Scenario("a search fails") { typing in
                for failure in SearchWorld.failures {
                    typing.open(SearchWorld(plan: "\(failure)..."))
                    typing.type(SearchWords.one(using: &typing.generator).prefix(3))
                    typing.wait(.seconds(1))
                }
            }.cutting(.end),
            .accessIsDenied,
        ],
        mistakes: Mistake.requests + [
            .shownTwice, .nothingShown, .emptyListNotShown,
            Mistake("order") { run in run.listsDiffer { Set($0) == Set($1) } },
            Mistake("only the top") { run in run.listsDiffer { $0.starts(with: $1) } },
            .parsesOnMain,
        ]
    )
}

extension PlayedRun {
    fileprivate func listsDiffer(by isDifference: ([Substring], [Substring]) -> Bool) -> Bool {
        let lists = replaced(in: .shown)
        return !lists.isEmpty
            && lists.allSatisfy { isDifference($0.expected.split(separator: " "), $0.actual.split(separator: " ")) }
    }
}
