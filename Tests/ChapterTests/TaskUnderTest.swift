import Foundation
import Grading
import ProofKit
import Testing

/// A task of the book, graded in a file of the package through the same grader as `check`.
struct TaskUnderTest: Sendable, CustomTestStringConvertible {
    private let chapter: Chapter
    private let task: ExerciseTask

    static let all = catalogue.flatMap { chapter in chapter.tasks.map { TaskUnderTest(chapter: chapter, task: $0) } }

    /// Shared, so that a chapter's file is compiled once for all its tasks.
    private static let builder = ExerciseBuilder()

    var testDescription: String { "\(chapter.number) \(chapter.name), task \(task.number): \(task.title)" }

    func grade(in path: (Chapter) -> String) async throws -> TaskReport {
        let file = Book.root.appending(path: path(chapter))
        let report = await Grader(builder: Self.builder).grade(chapter, .file(at: file), tasks: [task.number])
        return try #require(report.tasks.first, "The file has no such task.")
    }
}
