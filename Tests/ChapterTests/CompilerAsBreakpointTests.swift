import Foundation
import Grading
import Judges
import ProofKit
import Reading
import Testing

/// Chapter 07 shows the compiler's message for a view that is set from the background. The message must be real.
@Suite("The compiler is the breakpoint") struct CompilerAsBreakpointTests {
    private let chapter = ChapterHeading.threading

    @Test("the pipeline of chapter 07 does not compile without deliver(on:), for the reason that its lesson shows")
    func withoutDelivery() async throws {
        let stage = "        .deliver(on: form.schedulers.main)\n        .subscribe("
        let solution = try Book.solution(of: #require(catalogue.first { $0.heading == chapter })).text
        try #require(solution.contains(stage))
        let place = try #require(solution.range(of: stage))
        let file = ExerciseFile(
            path: "Exercise.swift", text: solution.replacingCharacters(in: place, with: "        .subscribe("))
        let failure = await #expect(throws: ExerciseBuilder.Failure.self) {
            try await ExerciseBuilder().build(exercise: file)
        }
        guard case .didNotCompile(let output) = failure else {
            Issue.record("It compiled, or could not be built: \(String(describing: failure))")
            return
        }
        let lesson = try String(
            contentsOf: Book.root.appending(path: "Chapters/\(chapter.folder)/Lesson.md"), encoding: .utf8)
        let shown = lesson.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let message = try #require(output.errors.first?.message)
        #expect(shown.contains("error: " + message), "the compiler says: \(message)")
    }

    @Test(
        "a forgotten deliver(on:) takes fifteen lines at most, with the learner's line and what is missing",
        arguments: [("07", 1), ("07", 2), ("08", 1), ("09", 1), ("10", 1), ("11", 1), ("12", 4), ("12", 5)])
    func forgotten(_ number: String, _ task: Int) async throws {
        let chapter = try #require(catalogue.first { $0.number == number })
        let solution = try Book.solution(of: chapter)
        let region = try #require(TaskRegions(of: solution.text)[task])
        var lines = solution.text.split(separator: "\n", omittingEmptySubsequences: false)
        let stage = try #require(region.lines.last { lines[$0 - 1].contains(/^\s*\.deliver\(on: .*[mM]ain\)$/) })
        lines.remove(at: stage - 1)
        let file = ExerciseFile(path: "Exercise.swift", text: lines.joined(separator: "\n"))
        let report = await Grader().grade(chapter, .text(file), tasks: [task], seed: 1)
        let text = TextReport().text(of: try #require(report.tasks.first))
        #expect(text.hasPrefix("Task \(task) does not compile: "))
        #expect(text.contains(" | "))
        #expect(text.contains("deliver(on:"), "\(text)")
        #expect(text.count { $0 == "\n" } <= 15)
    }
}
