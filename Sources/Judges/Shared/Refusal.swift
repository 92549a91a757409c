import Exercises
import Grading

/// Mistakes in the messages after access was denied.
enum Refusal {
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
        guard run.isDenied else { return nil }
        return run.actual.failureWithoutItsWords(["denied", "code 0"]).map { ["line": $0] }
    }
}

extension Transcript {
    /// The last line of the log or the status, if no line has one of these words; nil otherwise.
    fileprivate func failureWithoutItsWords(_ words: [String]) -> String? {
        let lines = values(in: .log) + values(in: .status)
        return lines.contains { line in words.contains { line.contains($0) } } ? nil : lines.last
    }
}
