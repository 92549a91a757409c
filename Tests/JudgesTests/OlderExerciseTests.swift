import Judges
import ProofKit
import Terminal
import Testing

@testable import Grading

@Suite("Exercises from an older workbook") struct OlderExerciseTests {
    private var validation: Chapter { get throws { try #require(catalogue.first { $0.number == "01" }) } }

    @Test func `A file is graded that was handed out when a type had another name, or before tasks were added`()
        async throws
    {
        let solution = try Book.solution(of: validation).text
        let named = ExerciseFile(path: "Exercise.swift", text: solution.replacing("ColoredForm", with: "SearchForm"))
        let renamed = await Grader().grade(try validation, .text(named), tasks: [3, 4])
        #expect(renamed.tasks.map(\.verdict.isPass) == [true, true])

        let signIn = try #require(catalogue.first { $0.number == "12" })
        let shorter = try [6, 7].reduce(Book.solution(of: signIn).text) { text, task in
            let region = try #require(TaskRegions(of: text)[task]).text
            return text.replacing(region, with: "")
        }.replacing(/,\n +album: .*\n.*nameStatus: .*/, with: "")
        let report = await Grader().grade(
            signIn, .text(ExerciseFile(path: "Exercise.swift", text: shorter)), tasks: [1, 6])
        #expect(report.tasks.map(\.verdict.isPass) == [true, false])
        #expect(report.tasks[1].verdict.headline == "not checked")
    }

    @Test func `A mark with another task's title isn't checked, and says which number the task has`() async throws {
        let text = try Book.solution(of: validation).text
            .replacing("Task 3: stop by hand", with: "Task 2: stop by hand")
            .replacing("Task 2: predict", with: "Task 5: predict")
            .replacing("Task 5: the gold star", with: "Task 4: the gold star")
            .replacing("Task 4: wake the silent pipeline", with: "Task 3: wake the silent pipeline")
        let report = await Grader().grade(try validation, .text(ExerciseFile(path: "Exercise.swift", text: text)))
        #expect(report.tasks.map(\.verdict.isPass) == [true, false, false, false, false])
        #expect(report.tasks[1].verdict.message?.contains("“stop by hand” has the number 2, and it's task 3.") == true)
    }

    @Test func `A handout's number asks what it asked before the tasks were renumbered`() {
        for (chapter, now, then) in [("01", 2, 5), ("03", 3, 4), ("05", 2, 2), ("07", 4, 2), ("09", 2, 4)] {
            var (asked, before) = (
                QuestionSet.generator(271_828, ofTask: now, in: chapter),
                SplitMix64(seed: 271_828 &+ UInt64(then) << 32)
            )
            #expect(asked.next() == before.next())
        }
    }
}
