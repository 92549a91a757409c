import Foundation
import Grading

/// Grades a learner's file. Tests put their own verdicts in its place.
public protocol ExerciseGrading: Sendable {
    /// Whether exercises can be compiled against the library in a folder of binaries, or it has to be built first.
    func canUseLibrary(in binaries: URL) -> Bool

    /// - Parameters:
    ///   - tasks: the numbers of the tasks to grade, nil for all.
    ///   - seed: repeats the inputs of a report; nil draws new ones.
    ///   - sampled: is told now and then, on any thread, how much time a task has used.
    func grade(
        _ chapter: Chapter, exercise: URL, tasks: [Int]?, seed: UInt64?,
        sampled: @escaping @Sendable (CheckSample) -> Void
    ) async -> ChapterReport
}

/// The real thing: compiles the file, plays it in a child process, and judges what it did.
public struct SystemGrading: ExerciseGrading {
    private let checkout: Checkout
    private let builder: ExerciseBuilder

    /// - Parameter binaries: the folder that holds the workbook's library.
    init(checkout: Checkout, binaries: URL) {
        self.checkout = checkout
        builder = ExerciseBuilder(libraryFolder: binaries)
    }

    public func canUseLibrary(in binaries: URL) -> Bool {
        (try? WorkbookLibrary(folder: binaries)) != nil
    }

    public func grade(
        _ chapter: Chapter, exercise: URL, tasks: [Int]?, seed: UInt64?,
        sampled: @escaping @Sendable (CheckSample) -> Void
    ) async -> ChapterReport {
        // By the short path, where the process works in the checkout: reports name the file as it is given here.
        let isAtHome = FileManager.default.currentDirectoryPath == checkout.root.path
        let file = isAtHome ? URL(filePath: checkout.shortPath(exercise)) : exercise
        return await Grader(builder: builder, sampled: sampled).grade(
            chapter, .file(at: file), tasks: tasks, seed: seed)
    }
}
