import Foundation
import Grading

/// Grades a learner's file. Tests put their own verdicts in its place.
public protocol ExerciseGrading: Sendable {
    /// - Parameter tasks: the numbers of the tasks to grade, nil for all.
    func grade(_ chapter: Chapter, exercise: URL, tasks: [Int]?) async -> ChapterReport
}

/// The real thing: compiles the file, plays it in a child process, and judges what it did.
public struct SystemGrading: ExerciseGrading {
    private let grader: Grader

    /// - Parameter binaries: the folder that holds the workbook's library.
    public init(binaries: URL) {
        grader = Grader(builder: ExerciseBuilder(libraryFolder: binaries))
    }

    public func grade(_ chapter: Chapter, exercise: URL, tasks: [Int]?) async -> ChapterReport {
        await grader.grade(chapter, exercise: exercise, tasks: tasks)
    }
}
