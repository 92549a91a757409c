import Foundation
import Grading
import Playing
import Reading
import Terminal

/// Grades a learner's file. Tests replace it.
package protocol ExerciseGrading: Sendable {
    /// Whether a build's library exists and isn't older than its modules.
    func canUseLibrary(in layout: BuildLayout) -> Bool

    /// The isolation that the system offers for checked code; nil in tests that run nothing.
    func isolation(in binaries: URL) async -> IsolationSupport?

    /// Compiles exercises, and the answers that a learner's examples run against.
    var builder: ExerciseBuilder { get }

    /// - Parameters:
    ///   - tasks: the numbers of the tasks to grade; nil for all.
    ///   - seed: the seed of an earlier report, to repeat its inputs; nil for a new seed.
    ///   - budget: how long to look for the shortest run that shows a mistake.
    ///   - news: receives verdicts and computing times while the check runs, on any thread.
    func grade(
        _ chapter: Chapter, exercise: URL, tasks: [Int]?, seed: UInt64?, shortening budget: ShorteningBudget,
        news: @escaping @Sendable (CheckNews) -> Void
    ) async -> ChapterReport

    /// Replays a task's failing run, and records its stages and its screen.
    /// - Parameter seed: the seed of the check.
    func replay(
        _ run: ScenarioRun, seed: UInt64, of task: TaskReference, exercise: URL, screenSize: TerminalSize
    ) async throws(Obstacle) -> Replay
}

extension ExerciseGrading {
    func replay(
        _ run: ScenarioRun, seed: UInt64, of task: TaskReference, exercise: URL, screenSize: TerminalSize
    ) async throws(Obstacle) -> Replay {
        throw Obstacle("Nothing can be played here.")
    }

    func isolation(in binaries: URL) async -> IsolationSupport? { nil }
}

/// Compiles an exercise, plays it in a child process, and judges the recording.
struct SystemGrading: ExerciseGrading {
    private let checkout: Checkout
    private let library: ExerciseLibrary
    let builder: ExerciseBuilder

    init(checkout: Checkout, layout: BuildLayout, library: ExerciseLibrary) {
        (self.checkout, self.library) = (checkout, library)
        builder = ExerciseBuilder(for: library, in: layout)
    }

    func canUseLibrary(in layout: BuildLayout) -> Bool { (try? WorkbookLibrary(library, in: layout)) != nil }

    func isolation(in binaries: URL) async -> IsolationSupport? { await IsolationSupport.find(in: binaries) }

    package func grade(
        _ chapter: Chapter, exercise: URL, tasks: [Int]?, seed: UInt64?, shortening budget: ShorteningBudget,
        news: @escaping @Sendable (CheckNews) -> Void
    ) async -> ChapterReport {
        // Reports show this path, so it's relative if the current folder is the checkout.
        let isAtHome = FileManager.default.currentDirectoryPath == checkout.root.path
        let file = isAtHome ? URL(filePath: checkout.shortPath(exercise)) : exercise
        return await Grader(builder: builder, shortening: budget, tell: news)
            .grade(chapter, .file(at: file), tasks: tasks, seed: seed)
    }

    func replay(
        _ run: ScenarioRun, seed: UInt64, of task: TaskReference, exercise: URL, screenSize: TerminalSize
    ) async throws(Obstacle) -> Replay {
        try await Grader(builder: builder).replay(
            run, seed: seed, ofTask: task.task, in: task.chapter, .file(at: exercise),
            comparedWith: .file(at: checkout.root.appending(path: task.chapter.solutionPath)), recordingOn: screenSize)
    }
}
