import SharedJudges

extension BookTask {
    /// Task 2 of chapter 04: `then` written as `flatMap` on every value.
    static let notForEachValue = BookTask(
        sharing: .searchForm(prepares: true, severalAtOnce: true),
        view: TaskView(words: [.log: PreparedTexts.words]),
        scenarios: [
            Scenario("the preparation reports three times") { typing in
                typing.open()
                for report in ["one third", "two thirds", "nearly done"] {
                    typing.type(typing.word().prefix(2))
                    typing.add(.report(report))
                }
                typing.type(typing.word().prefix(1))
                typing.add(.complete)
                typing.typeAllKinds()
            },
            Scenario("the preparation has nothing to report") { typing in
                typing.open()
                typing.type(typing.word().prefix(3))
                typing.add(.complete)
                typing.typeAllKinds()
            },
            Scenario("the preparation fails") { typing in
                typing.open()
                typing.type(typing.word().prefix(2))
                typing.add(.report("one third"), .fail)
                typing.typeAllKinds()
            }.holding(.failure),
            Scenario("the preparation fails at once, in an empty field") { typing in
                typing.open()
                typing.add(.fail)
                typing.typeAllKinds()
            },
            Scenario("the preparation reports twelve times, and the disposal comes before its end") { typing in
                typing.open()
                typing.type(typing.word())
                for step in 1...12 { typing.add(.report("\(step) of 13")) }
                typing.add(.dispose, .complete)
                typing.type(typing.word())
            },
            PreparedTexts.failingInAllWays,
            PreparedTexts.overAlready,
            Scenario("the preparation reports that it's done, again and again") { typing in
                typing.open()
                typing.type(typing.word())
                typing.add(.report("0 %"))
                let words = ["", "99 %", "100 %", "100%", "done", "Done.", "ready", "finished", "completed", "ok"]
                for word in (words + words).shuffled(using: &typing.generator) { typing.add(.report(word)) }
                typing.wait(.seconds(61))
                typing.type("x")
                typing.add(.complete)
                typing.type(typing.word())
            },
        ],
        mistakes: PreparedTexts.mistakes + [
            Mistake(filling: "one word") { run in
                let reports = run.actual.stimuli.filter { $0.verb?.isReport == true }
                guard let early = run.early.first, let report = reports.dropFirst().first(where: { $0.at == early.at }),
                    case .report(let word)? = report.verb
                else { return nil }
                return ["report": word]
            },
            Mistake("first value") { !$0.early.isEmpty },
            Mistake("last value") { $0.actual.values(in: .log).isEmpty && $0.actual.time(of: .complete) != nil },
            .twoSubscriptions,
        ]
    )
}

extension BookVerb {
    fileprivate var isReport: Bool {
        if case .report = self { true } else { false }
    }
}
