import SharedJudges

extension BookTask {
    /// Task 3 of chapter 04: a `subscribe` inside a `subscribe` inside a `subscribe`.
    static let downTheStaircase = BookTask(
        sharing: .searchForm(prepares: true, again: 1, severalAtOnce: true),
        view: TaskView(words: [.log: PreparedTexts.words]),
        scenarios: [
            Scenario("the disposal comes during the preparation") { typing in
                typing.openAndType()
                typing.add(.allow, .report("half"), .dispose, .complete)
                typing.type("xyz")
            },
            Scenario("all goes well, until the disposal") { typing in
                typing.openAndType()
                typing.add(.allow)
                typing.type(typing.word().prefix(2))
                for report in ["half", "nearly done", "done"] { typing.add(.report(report)) }
                typing.add(.complete)
                typing.typeAllKinds()
                typing.add(.dispose)
                typing.type("xyz")
            },
            Scenario("the preparation fails") { typing in
                typing.openAndType()
                typing.add(.allow, .fail)
                typing.typeAllKinds()
            }.holding(.failure),
            Scenario("access is denied") { typing in
                typing.openAndType()
                typing.add(.deny)
                typing.typeAllKinds()
            },
            .refusedWithoutAccount,
            PreparedTexts.failingInAllWays,
            PreparedTexts.overAlready,
        ],
        mistakes: [
            Mistake("order") { run in
                run.extra(in: .preparation).contains { $0.event == .subscribed && $0.at < run.actual.answered }
            }
        ] + PreparedTexts.mistakes + [
            Mistake(filling: "reports logged") { run in run.loggedReport.map { ["line": $0] } },
            Mistake(filling: "texts for each report") { run in run.early.first.map { ["line": $0.text] } },
        ]
    )
}

extension Transcript {
    /// The time of the user's answer to the request for access; later than any run if there's no answer.
    fileprivate var answered: Duration { time(of: .allow) ?? time(of: .deny) ?? .seconds(1_000_000) }
}
