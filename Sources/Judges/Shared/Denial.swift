import Exercises
import Grading
import SharedJudges

/// Mistakes in the messages after access was denied.
enum Denial {
    private static let mistakes: [Mistake] = [
        .property("denial not logged") { run in
            run.actual.values(in: .log).isEmpty && run.actual.values(in: .status).isEmpty ? [:] : nil
        },
        .denialWithoutItsWords,
    ]

    static var scenario: Scenario {
        Scenario("access is denied, and a word is typed", showing: mistakes) { typing in
            typing.open(SearchWorld(access: .deny))
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.seconds(2))
        }
    }

    static var withoutAccount: Scenario {
        Scenario("there is no account on the device, and a word is typed", showing: mistakes) { typing in
            typing.open(SearchWorld(access: .ask, accounts: 0))
            typing.type(typing.word())
        }
    }
}

extension Mistake {
    static let denialWithoutItsWords = property("denial without its words") { run in
        let lines = run.actual.values(in: .log) + run.actual.values(in: .status)
        guard run.isDenied, !lines.contains(where: { $0.contains("denied") || $0.contains("code 0") }) else {
            return nil
        }
        return lines.last.map { ["line": $0] }
    }
}
