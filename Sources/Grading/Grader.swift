import Foundation

/// Grades an Exercise.swift: builds it, plays each task's scenarios in a child process of its own, and judges the recordings here.
public struct Grader: Sendable {
    private let builder: ExerciseBuilder

    /// A grader that compiles with a builder.
    public init(builder: ExerciseBuilder = ExerciseBuilder()) {
        self.builder = builder
    }

    /// Grades one file of a chapter. Never throws: whatever goes wrong is in the report, in plain words.
    ///
    /// Cancelling the calling task stops the children at once; the report then says of the tasks that had not ended that they
    /// cannot be checked.
    /// - Parameters:
    ///   - exercise: the learner's file, a solution, or a submission. It is read and never changed.
    ///   - tasks: the numbers of the tasks to grade, in any order; nil for all.
    ///   - seed: repeats a run; nil draws a new one.
    public func grade(_ chapter: Chapter, exercise: URL, tasks: [Int]? = nil, seed: UInt64? = nil) async -> ChapterReport {
        let seed = seed ?? .random(in: 1...999_999)
        let asked = chapter.tasks.filter { tasks?.contains($0.number) ?? true }
        return ChapterReport(
            chapter: chapter, exercise: exercise.path, seed: seed,
            tasks: asked.map { TaskReport(task: $0, verdict: .cannotCheck("The grader is not written yet."), seed: seed) }
        )
    }
}
