import SharedJudges

extension BookTask {
    /// Task 2 of chapter 10: a fault of the tutorial's own order of stages.
    static let deletedSearch = BookTask(
        sharing: .searchForm(hasInterval: true),
        view: .throttledSearches,
        scenarios: [
            Scenario("a letter is deleted before the pause is over") { typing in
                let word = SearchWords.one(using: &typing.generator)
                typing.open(SearchWorld(access: .ask))
                typing.add(.allow)
                typing.type(word.prefix(3))
                typing.delete(1)
                typing.wait(.milliseconds(Int.random(in: 90...120, using: &typing.generator) * 10))
                typing.type(word.dropFirst(2))
                typing.wait(.seconds(2))
            },
            Scenario("a word is typed, cleared, and another one typed") { typing in
                typing.open()
                typing.type(SearchWords.one(using: &typing.generator).prefix(3))
                typing.wait(.milliseconds(800))
                typing.add(.clear)
                typing.wait(.milliseconds(700))
                typing.type(SearchWords.one(using: &typing.generator))
                typing.wait(.milliseconds(350))
                typing.delete(1)
                typing.wait(.seconds(2))
            },
            Pause.clearing,
            .answersCrossEachOther,
            .manySearches,
            .disposedAsTheAnswerArrives(after: .milliseconds(500)),
        ],
        mistakes: [
            Mistake(filling: "not filtered") { $0.code.tokens.contains("filter") ? nil : $0.shortSearch },
            Mistake("not throttled") { $0.searchesAtEachKey },
            Mistake(filling: "filtered twice") { run in
                run.extra(in: .request).first { run.actual.isDeleted($0) }
                    .map { ["late": $0.text, "text": run.actual.text(at: $0.at)] }
            },
            .accessNeverRequested,
            Mistake("taken while valid") { $0.isSilent(in: .request) },
        ] + Mistake.requests + [.shownTwice, .nothingShown, .emptyListNotShown, .parsesOnMain],
        examples: ExampleTask(
            play: .keys(.openForm(SearchWorld())),
            observe: { transcript, _ in transcript.events(in: .request) })
    )
}
