import Exercises
import Grading
import Playing

extension Transcript {
    /// The finding if access was never requested, in a world that asks the user.
    var accessNeverRequested: Finding? {
        guard case .openForm(let world) = stimuli.first?.verb, world.access == .ask, values(in: .asked).isEmpty else {
            return nil
        }
        return Finding(named: "access never requested")
    }
}

extension Scenario {
    /// The user denies access, and should hear about it.
    static let accessIsDenied = Scenario(
        "access is denied",
        showing: [
            .accessNeverRequested,
            .property("denial looks like nothing found") { run in
                run.hidesTheDenial && run.extra(in: .shown).contains { $0.text.isEmpty }
                    || run.hidesTheDenial && run.extra(in: .outcome).contains { $0.text.isEmpty } ? [:] : nil
            },
            .property("denial not shown") { $0.hidesTheDenial ? [:] : nil },
        ]
    ) { typing in
        typing.open(SearchWorld(access: .ask))
        typing.type(SearchWords.one(using: &typing.generator))
        typing.add(.deny)
        typing.wait(.seconds(2))
    }
}

extension PlayedRun {
    /// Whether the solution shows that access was denied, and the learner's program doesn't.
    fileprivate var hidesTheDenial: Bool { expected.showsTheDenial && !actual.showsTheDenial }
}

extension Transcript {
    fileprivate var showsTheDenial: Bool {
        observations.contains { [.log, .status, .outcome].contains($0.lane) && $0.text.contains("code 0") }
    }
}
