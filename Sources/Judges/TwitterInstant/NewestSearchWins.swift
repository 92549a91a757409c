import SharedJudges

extension BookTask {
    /// Task 1 of chapter 11: the stale answer.
    static let newestSearchWins = BookTask(
        sharing: .searchForm(hasInterval: true),
        view: .throttledSearches,
        scenarios: [
            Scenario.storm("slow answers are overtaken by quick ones") { storm in
                let words = SearchWords.all.shuffled(using: &storm.generator)
                storm.search(for: String(words[0].prefix(3)), answer: "200@\(Storm.quick)")
                storm.search(for: words[1], answer: "200@\(Storm.slow)")
                storm.search(for: words[2], answer: "200@\(Storm.quick)")
                storm.settle()
                // Three at once: the oldest answer would come last.
                storm.search(for: words[3], answer: "200@8s")
                storm.search(for: words[4], answer: "200@\(Storm.slow)")
                storm.search(for: words[5], answer: "200@1500ms")
                storm.settle()
                storm.settle()
                storm.typeTooShort(words[6])
                storm.search(for: words[7], answer: "200@\(Storm.quick)")
                storm.settle()
            },
            .textsComeAgain(afterAnswer: "200"),
            .manySearches,
            .accessIsDenied,
            .disposedAsTheAnswerArrives(after: .milliseconds(500)),
            Scenario("a search fails") { typing in
                typing.open(SearchWorld(plan: "200@80ms,503@80ms"))
                typing.add(.type(SearchWords.one(using: &typing.generator)))
                typing.wait(.seconds(1))
                typing.add(.type("x"))
                typing.wait(.seconds(1))
            },
        ],
        mistakes: [
            Mistake(filling: "one after the other") { run in
                let late = run.extra(in: .request)
                let waiting = run.missing(in: .request).first { wanted in
                    late.contains { sent in
                        sent.text == wanted.text
                            && run.actual.observations(in: .answered).contains { $0.at == sent.at }
                    }
                }
                return waiting.map { ["newer": $0.text] }
            }
        ] + Mistake.requests + [
            .nothingShown, .emptyListNotShown, .olderAnswerShown, .overtakenNotCanceled,
        ]
    )
}

extension Mistake {
    fileprivate static let overtakenNotCanceled = Mistake(filling: "old one ignored not canceled") { run in
        run.missing(in: .canceled).first { canceled in
            run.expected.observations(in: .request).contains { $0.at == canceled.at }
                && !run.isCanceledLater(canceled)
        }.map { ["text": $0.text] }
    }
}

extension PlayedRun {
    /// Whether at least as many searches for the text are canceled as expected, at any time.
    fileprivate func isCanceledLater(_ canceled: Observation) -> Bool {
        let (all, wanted) = (actual.values(in: .canceled), expected.values(in: .canceled))
        return all.count { $0 == canceled.text } >= wanted.count { $0 == canceled.text }
    }
}
