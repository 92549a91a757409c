import Grading
import Stepping
import Terminal

extension Session {
    /// The run of a failed check, or a shorter one that shows the same if the check had no time to look for it.
    package func shortestRun(_ failed: FailedRuns.Failed, of task: TaskReference) async -> ScenarioRun {
        guard failed.isShortest == false else { return failed.run }
        let report = await grader.grade(
            task.chapter, exercise: book.exerciseFile(of: task.chapter), tasks: [task.task.number], seed: failed.seed,
            shortening: .patient
        ) { _ in }
        guard let checked = report.tasks.first, let run = checked.failingRun else { return failed.run }
        failedRuns.update {
            $0[task.key]?.run = run
            $0[task.key]?.isShortest = checked.isShortest
        }
        return run
    }

    /// Plays a failing run again, in a window of the current size.
    /// - Parameter seed: the seed of the check.
    package func play(_ run: ScenarioRun, seed: UInt64, of task: TaskReference) async throws(Obstacle) -> Replay {
        let window = TerminalSize.current
        let size = TerminalSize(rows: SteppingLayout(rows: window.rows).screenRows, columns: window.columns)
        return try await grader.replay(
            run, seed: seed, of: task, exercise: book.exerciseFile(of: task.chapter), screenSize: size)
    }
}
