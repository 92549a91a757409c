import Foundation
import Grading
import ProofKit
import Testing

/// A task of the book, graded in a file of the package through the same grader as `check`.
struct TaskUnderTest: Sendable, CustomTestStringConvertible {
    private let chapter: Chapter
    private let task: ExerciseTask

    static let all = catalogue.flatMap { chapter in chapter.tasks.map { TaskUnderTest(chapter: chapter, task: $0) } }

    private static let files = GradedFiles()

    var testDescription: String { "\(chapter.number) \(chapter.name), task \(task.number): \(task.title)" }

    /// The reports of the task under these seeds, in their order.
    func grade(in path: (Chapter) -> String, seeds: [UInt64]) async throws -> [TaskReport] {
        let file = Book.root.appending(path: path(chapter))
        return try await Self.files.reports(on: file, of: chapter, seeds: seeds).map { report in
            try #require(report.tasks.first { $0.task.number == task.number }, "The file has no such task.")
        }
    }
}

/// Grades each file once, with all its tasks, under the seeds of the first call.
private actor GradedFiles {
    private let grader = Grader(builder: ExerciseBuilder())
    private var underWay: [URL: Task<[ChapterReport], Never>] = [:]

    func reports(on file: URL, of chapter: Chapter, seeds: [UInt64]) async -> [ChapterReport] {
        let grading = underWay[file] ?? Task { await grader.grade(chapter, .file(at: file), seeds: seeds) }
        underWay[file] = grading
        return await grading.value
    }
}
