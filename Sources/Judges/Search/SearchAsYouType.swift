import SharedJudges

extension BookTask {
    /// Task 1 of chapter 06: the tutorial's own step.
    static let searchAsYouType = BookTask(
        sharing: .searchForm(),
        view: TaskView(words: [.log: [["code 0", "denied"], ["code 1"], ["code 2"]]]),
        scenarios: [
            Scenario("a word is typed, and the answers take their time") { $0.typeDuringSearches() },
            Scenario("Twitter is over capacity") { typing in
                typing.open(SearchWorld(plan: "503..."))
                typing.type(typing.word().prefix(3))
                typing.wait(.seconds(1))
            }.cutting(.end).holding(.failure),
            Scenario("there is no account") { typing in
                typing.open(SearchWorld(accounts: 0))
                typing.type(typing.word().prefix(3))
                typing.wait(.seconds(1))
            }.cutting(.end),
            .accessIsDenied,
            .allKindsOfSearches,
        ],
        mistakes: Mistake.searchesPerKey + [
            Mistake(filling: "empty answers dropped") { run in
                guard run.extra(in: .log).isEmpty, !run.missing(in: .log).isEmpty else { return nil }
                let (shown, all) = (run.actual.values(in: .log).count, run.expected.values(in: .log).count)
                return ["shown": "\(shown)", "answers": "\(all)"]
            }
        ]
    )
}

extension Mistake {
    static let searchesPerKey: [Mistake] = [
        accessNeverRequested,
        noSearchSent,
        .observed("not filtered") { $0.shortSearch },
        Mistake("one after another") { run in
            let late = run.missing(in: .request).map(\.text)
            return !late.isEmpty && run.extra(in: .request).map(\.text).sorted() == late.sorted()
        },
        longerThanThree,
        stopsAfterOneSearch,
        repetitionsDropped,
        Mistake(filling: "first") { run in
            guard run.extra(in: .request).isEmpty, !run.missing(in: .request).isEmpty else { return nil }
            return [
                "count": "\(run.actual.values(in: .request).count)",
                "wanted": "\(run.expected.values(in: .request).count)",
            ]
        },
        cancelsOlderSearches,
    ]

    static let stopsAfterOneSearch = Mistake(filling: "ends after the first") { run in
        let sent = run.actual.values(in: .request)
        return sent.count == 1 && run.expected.values(in: .request).count > 1 ? ["text": sent[0]] : nil
    }

    static let cancelsOlderSearches = Mistake(filling: "latest") { run in
        run.extra(in: .canceled).first { canceled in
            run.actual.observations(in: .request).contains { $0.at == canceled.at }
        }.map { ["called": $0.text] }
    }
}

extension Scenario {
    /// Texts with characters of all kinds are searched for. Their answers arrive in any order, up to a minute later.
    static let allKindsOfSearches = Scenario("texts of all kinds are searched for, and answers come in any order") {
        typing in
        let latencies = [80, 300, 900, 2_000, 4_000, 8_000].flatMap { Array(repeating: $0, count: 6) } + [60_000]
        let plan = latencies.shuffled(using: &typing.generator).map { "200@\($0)ms" }
        typing.open(SearchWorld(access: .ask, plan: plan.joined(separator: ",")))
        typing.add(.allow)
        typing.type(SearchWords.one(using: &typing.generator))
        typing.add(.clear, .type(SearchWords.long), .clear)
        typing.typeAllKinds(andAPage: false)
        typing.wait(.seconds(62))
    }.cutting(.end)
}
