import Terminal
import Testing

@testable import WorkbookKit

@Suite("The words of questions about code") struct CodeWordsTests {
    private static let families: [any CodeProblem.Type] = [
        ThreadProblem.self, LeakProblem.self, RunsProblem.self, EventsProblem.self,
    ]

    @Test("each misreading in Drills.md is one that some code allows, and each sentence that code needs is there")
    func names() throws {
        for family in Self.families { try expectWords(for: family) }
    }

    private func expectWords<Problem: CodeProblem>(for family: Problem.Type) throws {
        let expected = Set(try #require(family.section).misreadings.map(\.expects))
        var possible: Set<String> = []
        for seed: UInt64 in 1...400 {
            var choices = Choices(using: SplitMix64(seed: seed))
            let problem = Problem(by: &choices)
            possible.formUnion(expected.filter { problem.misread(as: $0) != nil })
            #expect(problem.misread(as: "a name that isn't there") == nil)
            guard problem.isPlausible, let answer = problem.run() else { continue }
            for name in problem.situation + ["asks", problem.rule(for: answer)] {
                #expect(!problem.text(name).isEmpty && !problem.text(name).contains("{"), "\(family.kind): \(name)")
            }
        }
        #expect(possible == expected)
    }

    @Test(arguments: ["- ", "- :", "- alwaysHeld:", "- alwaysHeld: ="])
    func `A line of Drills.md that a reader has emptied doesn't end the program`(_ line: String) {
        let words = DrillWords("leak\n\(line)\n- asks: When is it freed?")
        #expect(words["asks"] == "When is it freed?")
        #expect(words.misreadings.allSatisfy { $0.expects.isEmpty })
    }
}
