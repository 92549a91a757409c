import Foundation
import Grading
import Judges
import ProofKit
import Testing

/// Grades one task of the catalogue in a file of the package, through the same grader as `check`.
enum ChapterUnderTest {
    /// Shared by all tests, so that a chapter's file is compiled once for all its tasks.
    private static let builder = ExerciseBuilder()

    /// Grades a task in one of its chapter's files.
    static func grade(_ number: String, task: Int, in path: (Chapter) -> String) async throws -> TaskReport {
        let chapter = try #require(catalogue.first { $0.number == number }, "The catalogue has no chapter \(number).")
        let file = Book.root.appending(path: path(chapter))
        let report = await Grader(builder: builder).grade(chapter, .file(at: file), tasks: [task])
        return try #require(report.tasks.first, "Chapter \(number) has no task \(task).")
    }
}
