import Foundation
import Grading

/// Grades a learner's file. Tests put their own verdicts in its place.
public protocol ExerciseGrading: Sendable {
    /// Whether exercises can be compiled against the library in a folder of binaries, or it has to be built first.
    func canUseLibrary(in binaries: URL) -> Bool

    /// - Parameters:
    ///   - tasks: the numbers of the tasks to grade, nil for all.
    ///   - seed: repeats the inputs of a report; nil draws new ones.
    func grade(_ chapter: Chapter, exercise: URL, tasks: [Int]?, seed: UInt64?) async -> ChapterReport
}

/// The real thing: compiles the file, plays it in a child process, and judges what it did.
public struct SystemGrading: ExerciseGrading {
    private let checkout: Checkout
    private let grader: Grader

    /// - Parameter binaries: the folder that holds the workbook's library.
    init(checkout: Checkout, binaries: URL) {
        self.checkout = checkout
        grader = Grader(builder: ExerciseBuilder(libraryFolder: binaries))
    }

    public func canUseLibrary(in binaries: URL) -> Bool {
        (try? WorkbookLibrary(folder: binaries)) != nil
    }

    public func grade(_ chapter: Chapter, exercise: URL, tasks: [Int]?, seed: UInt64?) async -> ChapterReport {
        // By the short path, where the process works in the checkout: reports name the file as it is given here.
        let isAtHome = FileManager.default.currentDirectoryPath == checkout.root.path
        let file = isAtHome ? URL(filePath: checkout.shortPath(exercise)) : exercise
        return await grader.grade(chapter, exercise: file, tasks: tasks, seed: seed)
    }
}
