import ProofKit
import Testing

@testable import Grading

@Suite("The marked sentences of a goal") struct SentencesTests {
    private func faults(_ failures: [Int?], edit: (inout [ChapterAnswers.MarkedRun]) -> Void = { _ in }) throws
        -> [String]
    {
        let chapter = try #require(catalogue.first { $0.number == "05" })
        let task = chapter.tasks[0]
        var runs = task.marks.enumerated().map { place, mark in
            ChapterAnswers.MarkedRun(mark: mark, scenario: task.scenarios[place].name, line: 8 + place)
        }
        edit(&runs)
        let played = Book.answers(to: 1, of: chapter.id).filter { $0.known.ignores == "b" }.map { ($0, failures) }
        return SentenceProof(of: task, runs, in: "Answers.md", played).faults
    }

    @Test func `An answer that ignores one fails first in the run that's named for it, under each seed`() throws {
        let others = ["Answers.md: No answer `· ignores a`.", "Answers.md: No answer `· ignores c`."]
        #expect(try faults([1, 1]) == others)
        #expect(try faults([1, 0]).contains { $0.contains("first in a run for [b], and it does in “access") })
        #expect(try faults([nil]).contains { $0.hasSuffix("and it does in “none”.") })
    }

    @Test func `A mark has a run, a run a mark, and a name the name of a run`() throws {
        let faults = try faults([1]) { runs in
            runs[0] = ChapterAnswers.MarkedRun(mark: "x", scenario: runs[0].scenario, line: 8)
            runs[2] = ChapterAnswers.MarkedRun(mark: "c", scenario: "access is denied, and a word is tpyed", line: 10)
        }
        #expect(faults[0] == "Answers.md:8: No sentence of the goal has the mark [x].")
        #expect(
            faults[1] == """
                Answers.md:10: No run is called “access is denied, and a word is tpyed”. \
                Did you mean "access is denied, and a word is typed"?
                """)
        #expect(faults.contains("Answers.md names no run for the sentence [a] of the goal."))
    }
}
