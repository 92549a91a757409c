import Grading
import Stepping
import Terminal

extension Session {
    /// Plays a failing run again, in a window of the current size.
    /// - Parameter seed: the seed of the check.
    package func play(_ run: ScenarioRun, seed: UInt64, of task: TaskReference) async throws(Obstacle) -> Replay {
        let window = TerminalSize.current
        let size = TerminalSize(rows: SteppingLayout(rows: window.rows).screenRows, columns: window.columns)
        return try await grader.replay(
            run, seed: seed, of: task, exercise: book.exerciseFile(of: task.chapter), screenSize: size)
    }
}
