import SharedJudges

/// Runs in which access is denied, or in which there's no account, and mistakes in what's shown then.
extension Scenario {
    static let denied = Scenario("access is denied, and a word is typed", showing: Mistake.denials) { typing in
        typing.open(SearchWorld(access: .deny))
        typing.type(SearchWords.one(using: &typing.generator))
        typing.wait(.seconds(2))
    }

    static let refusedWithoutAccount = Scenario(
        "there is no account on the device, and a word is typed", showing: Mistake.denials
    ) { typing in
        typing.open(SearchWorld(access: .ask, accounts: 0))
        typing.type(typing.word())
    }

    /// There's no account. If the user isn't asked, each search fails; if the user is asked, access is refused.
    static let noAccount = Scenario("there is no account", showing: [.denialNotShown]) { typing in
        for world in [SearchWorld(accounts: 0), SearchWorld(access: .ask, accounts: 0)] {
            typing.open(world)
            for word in SearchWords.all.shuffled(using: &typing.generator).prefix(2) {
                typing.add(.type(word))
                typing.wait(.seconds(1))
            }
        }
    }.cutting(.end)

    static let accessIsDenied = Scenario(
        "access is denied",
        showing: [
            .accessNeverRequested,
            .property("denial looks like nothing found") { run in
                let isEmpty = [.shown, .outcome].contains { run.extra(in: $0).contains(where: \.text.isEmpty) }
                return run.hidesTheDenial && isEmpty ? [:] : nil
            },
            .denialNotShown,
        ]
    ) { typing in
        typing.open(SearchWorld(access: .ask))
        typing.type(SearchWords.one(using: &typing.generator))
        typing.add(.deny)
        typing.wait(.seconds(2))
    }
}

extension Mistake {
    fileprivate static let denials: [Mistake] = [
        .property("denial not logged") { run in
            run.actual.values(in: .log).isEmpty && run.actual.values(in: .status).isEmpty ? [:] : nil
        },
        .denialWithoutItsWords,
    ]

    static let denialWithoutItsWords = property("denial without its words") { run in
        let lines = run.actual.values(in: .log) + run.actual.values(in: .status)
        guard run.isDenied, !lines.contains(where: { $0.contains("denied") || $0.contains("code 0") }) else {
            return nil
        }
        let texts = Set(run.actual.texts)
        return lines.last { !texts.contains($0) }.map { ["line": $0] }
    }

    fileprivate static let denialNotShown = property("denial not shown") { $0.hidesTheDenial ? [:] : nil }
}

extension PlayedRun {
    fileprivate var hidesTheDenial: Bool { expected.showsTheDenial && !actual.showsTheDenial }
}

extension Transcript {
    fileprivate var showsTheDenial: Bool {
        observations.contains { [.log, .status, .outcome].contains($0.lane) && $0.text.contains("code 0") }
    }
}
