import SharedJudges

extension BookTask {
    /// Task 5 of chapter 06: one failed search must not end all searching.
    static let searchForGood = BookTask(
        sharing: .searchForm(),
        view: TaskView(words: [.log: [["code 0", "denied"]]]),
        scenarios: [
            Scenario("answers and failures, in turn") { typing in
                let kinds = ["503", "drop", "malformed", "429", "500", "401", "nothing"]
                let failures = kinds.shuffled(using: &typing.generator)
                let plan = ["200", failures[0], "200"] + failures[1...] + ["200..."]
                typing.open(SearchWorld(access: .ask, plan: plan.joined(separator: ","), latency: "30ms"))
                typing.add(.allow)
                typing.type(SearchWords.one(using: &typing.generator))
                typing.type(typing.word() + typing.word())
                typing.wait(.seconds(1))
            },
            Scenario("answers overtake each other") { $0.typeDuringSearches() },
            Scenario("access is denied") { typing in
                typing.open(SearchWorld(access: .deny))
                typing.type(typing.word())
            }.holding(.failure),
            .noAccount,
            .allKindsOfSearches,
        ],
        mistakes: [
            .accessNeverRequested, .noSearchSent, .stopsAfterOneSearch,
            ending("caught outside") { $0.showsFailures },
            ending("silenced outside") { _ in true },
            Mistake(filling: "retried outside") { run in
                let wanted = run.expected.values(in: .request)
                let isRepeated =
                    run.actual.values(in: .request).count > wanted.count
                    && run.extra(in: .request).contains { wanted.contains($0.text) }
                return isRepeated ? ["counts": run.counts] : nil
            },
            .repetitionsDropped, .cancelsOlderSearches,
            .observed("without the prefix") { run in
                run.extra(in: .log).first { $0.text.contains("code 2") && !$0.text.hasPrefix("failed: ") }
                    .map { ["line": $0.text] }
            },
            .observed("twice") { run in
                let ended = run.actual.values(in: .answered).count + run.actual.values(in: .failed).count
                let lines = run.actual.values(in: .log).count
                guard !run.expected.values(in: .request).isEmpty, lines > ended else { return nil }
                return ["sentCount": "\(ended)", "logCount": "\(lines)"]
            },
            replacing("answers without words") { !$0.hasPrefix("failed: ") },
            replacing("only some failures") { $0.hasPrefix("failed: ") },
        ]
    )
}

private func ending(_ name: String, when applies: @escaping @Sendable (PlayedRun) -> Bool) -> Mistake {
    Mistake(filling: name) { $0.stopsSearching && applies($0) ? ["counts": $0.counts] : nil }
}

/// The mistake of logging a wrong line in place of the expected line about a search, although all searches are sent.
private func replacing(_ name: String, where isMeant: @escaping @Sendable (String) -> Bool) -> Mistake {
    Mistake(filling: name) { run in
        guard run.missing(in: .request).isEmpty else { return nil }
        let ends = run.expected.observations(in: .answered) + run.expected.observations(in: .failed)
        for wanted in run.missing(in: .log) where isMeant(wanted.text) {
            guard let line = run.extra(in: .log).first(where: { $0.at == wanted.at }),
                let search = ends.first(where: { $0.at == wanted.at })
            else { continue }
            return ["text": search.text, "line": line.text]
        }
        return nil
    }
}

extension PlayedRun {
    fileprivate var showsFailures: Bool { actual.values(in: .log).contains { $0.hasPrefix("failed") } }

    /// The numbers of sent and expected searches: "3 searches for 9 valid texts".
    fileprivate var counts: String {
        let (sent, wanted) = (actual.values(in: .request).count, expected.values(in: .request).count)
        return "\(sent) search\(sent == 1 ? "" : "es") for \(wanted) valid texts"
    }
}
