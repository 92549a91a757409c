import Foundation
import Grading
import Judges

/// The proof that a task's examples can be written: the authors' examples, in `Tests/JudgesTests/Examples`, accept all
/// right answers and catch all wrong answers. Printed as Swift tests, they pass with the solution.
public struct ExampleProof: Sendable {
    public let summary: String
    /// The faults, as messages.
    public private(set) var faults: [String] = []

    /// The authors' examples for a task.
    public static func examples(for task: ExampleTask, in chapter: Chapter) throws -> [Example] {
        let file = Book.root.appending(
            path: "Tests/JudgesTests/Examples/\(chapter.folder)/task-\(task.number).txt")
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return try WrittenExamples(to: task, lines: zip(1..., lines).map { ($0, $1) }).all
    }

    /// Proves the examples of a task.
    public init(of task: ExampleTask, in chapter: Chapter) async throws {
        let examples = try Self.examples(for: task, in: chapter)
        let run = try await ExampleRun(of: examples, of: task, in: chapter, root: Book.root, by: ExerciseBuilder())
        let verdict = run.verdict
        summary = """
            examples: \(examples.count) accept \(verdict.contradictions.isEmpty ? "all \(verdict.right)" : "not all") \
            right answers and catch \(verdict.caught.count) of \(verdict.wrong) wrong ones
            """
        faults += verdict.contradictions.map { "Example \($0.number) refuses \($0.refused) right answers." }
        faults += verdict.missed.map { "No example catches the answer that should make you ask: \($0.text)" }
        faults += run.repeatedMisreadings.map { "Two wrong answers do the same, one of them for: \($0.text)" }
        if !Example.counts.contains(examples.count) { faults.append("There are \(examples.count) examples.") }
        if task.programCount > ExampleTask.mostPrograms {
            faults.append("The examples run against \(task.programCount) programs, which takes too long.")
        }
        if Set(task.wrong.map(\.text)).count < task.wrong.count { faults.append("A question is asked twice.") }
        let printed = try await PrintedExamples.run(
            examples, of: task, in: chapter, on: try Book.solution(of: chapter))
        if !printed.passed { faults.append("The solution fails the printed tests.\n\(printed.output)") }
    }
}
