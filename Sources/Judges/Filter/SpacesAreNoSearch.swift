import Exercises
import Foundation
import Grading
import SharedJudges

extension ExerciseTask {
    /// Task 3 of chapter 05: an operator gets only the values that the stages above it send.
    static let spacesAreNoSearch = ExerciseTask(
        number: 3,
        view: TaskView(words: [.log: [["access denied", "code 0"]]]),
        scenarios: [
            Scenario("spaces, a word, a space, another word, and some deletions") { typing in
                let first = typing.word()
                let second = typing.word()
                typing.open()
                typing.type("   ")
                typing.type(first.prefix(4))
                typing.type("  ")
                typing.type(second.prefix(2))
                typing.delete(7)
            },
            .allKindsAreTyped,
            Denial.withoutAccount,
            .code(.filtersAtTheEnd),
        ],
        mistakes: [
            Mistake("all spaces") { run in
                run.isReplaced { wanted, logged in wanted.replacing(" ", with: "") == logged }
            },
            Mistake("no filter") { run in
                run.adds { $0.count < 3 } && run.extra(in: .log).contains { $0.at == run.actual.stimuli.first?.at }
            },
            Mistake("two filters above") { $0.adds { $0.count < 3 } },
            Mistake("not trimmed") { run in
                run.extra(in: .log).contains { !$0.text.isEmpty && $0.text.allSatisfy { $0 == " " } }
            },
            Mistake("front only") { run in
                run.isReplaced { wanted, logged in logged.hasPrefix(wanted) && logged.dropFirst(wanted.count).isBlank }
            },
            Mistake("end only") { run in
                run.isReplaced { wanted, logged in logged.hasSuffix(wanted) && logged.dropLast(wanted.count).isBlank }
            },
            Mistake("only judged without") { run in
                run.isReplaced { wanted, logged in logged.trimmingCharacters(in: .whitespaces) == wanted }
            },
            Mistake("distinct") { $0.leavesOutRepetitions() },
        ]
    )
}

extension PlayedRun {
    fileprivate func isReplaced(by isForm: (_ wanted: String, _ logged: String) -> Bool) -> Bool {
        let replaced = replaced()
        return !replaced.isEmpty && replaced.allSatisfy { isForm($0.expected, $0.actual) }
    }
}

extension Substring {
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
