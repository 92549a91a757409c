import SharedJudges

extension BookTask {
    /// Task 1 of chapter 10: the tutorial's own step.
    static let waitForAPause = BookTask(
        sharing: .searchForm(hasInterval: true),
        view: .throttledSearches,
        scenarios: [
            Scenario("a word is typed, with a short stop and two long ones", showing: Mistake.formCaptured) { typing in
                let word = SearchWords.one(using: &typing.generator)
                typing.open(SearchWorld(access: .ask))
                typing.add(.allow)
                typing.type(word.prefix(2))
                typing.wait(.milliseconds(Int.random(in: 60...80, using: &typing.generator) * 10))
                typing.type(word.dropFirst(2).prefix(1))
                typing.wait(.milliseconds(Int.random(in: 60...80, using: &typing.generator) * 10))
                typing.add(.delete)
                typing.type(word.dropFirst(2).prefix(1))
                typing.wait(.milliseconds(200))
                typing.type(word.dropFirst(3).prefix(1))
                typing.wait(.milliseconds(Int.random(in: 60...80, using: &typing.generator) * 10))
                typing.type(word.dropFirst(4))
                typing.wait(.seconds(3))
                typing.add(.release, after: .milliseconds(100))
            },
            .answersCrossEachOther,
            .manySearches,
            .disposedAsTheAnswerArrives(after: .milliseconds(500)),
        ],
        mistakes: [
            Mistake(filling: "not the filter") { $0.code.tokens.contains("filter") ? nil : $0.shortSearch },
            Mistake(filling: "behind the search") { run in
                guard run.searchesAtEachKey else { return nil }
                let (answered, shown) = (run.actual.values(in: .answered), run.actual.values(in: .shown))
                return shown.count < answered.count ? ["sent": "\(answered.count)"] : nil
            },
            Mistake(filling: "repainting only") { run in
                guard run.searchesAtEachKey else { return nil }
                let (sent, enough) = (run.actual.values(in: .request), run.expected.values(in: .request))
                return ["sent": "\(sent.count)", "enough": "\(enough.count)"]
            },
        ] + Mistake.requests + [
            .shownTwice, .nothingShown, .emptyListNotShown, .parsesOnMain,
        ]
    )
}

extension TaskView {
    /// The view of tasks that search after a pause. Any words that identify a logged failure are right.
    static let throttledSearches = TaskView(
        words: [.log: [["code 0", "denied"], ["code 2", "invalid response"]]], states: [.shown])
}

extension PlayedRun {
    var searchesAtEachKey: Bool {
        let keys = Set(actual.stimuli.filter(\.isKey).map(\.at))
        let valid = zip(actual.times, actual.texts).filter { keys.contains($0) && $1.count > 2 }.map(\.0)
        let sent = Set(actual.observations(in: .request).map(\.at))
        return !extra(in: .request).isEmpty && valid.allSatisfy(sent.contains)
    }
}

extension Scenario {
    /// The third search is usually answered first. The fifth search fails.
    static let answersCrossEachOther = Scenario("the answers to three searches come in another order, and one fails") {
        typing in
        typing.open(SearchWorld(plan: "200@4s,200@2500ms,200@60ms,200@60ms,503@60ms"))
        for word in SearchWords.all.shuffled(using: &typing.generator).prefix(5) {
            typing.type(word)
            typing.wait(.milliseconds(700))
            typing.add(.clear)
        }
        typing.wait(.seconds(5))
    }.cutting(.end)
}
