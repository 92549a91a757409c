import SharedJudges

extension Transcript {
    /// The finding if access was never requested in a world that asks the user; nil otherwise.
    var accessNeverRequested: Finding? {
        guard case .openForm(let world) = stimuli.first?.verb, world.access == .ask, values(in: .asked).isEmpty else {
            return nil
        }
        return Finding(named: "access never requested")
    }
}

extension Scenario {
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
                run.hidesTheDenial && run.extra(in: .shown).contains { $0.text.isEmpty }
                    || run.hidesTheDenial && run.extra(in: .outcome).contains { $0.text.isEmpty } ? [:] : nil
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
