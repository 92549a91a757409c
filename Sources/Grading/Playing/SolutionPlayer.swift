import Dispatch
import Playing
import Synchronization

/// Plays a failing check's shorter runs with the solution, one at a time, in a child that starts with the first run.
///
/// It waits for the next run on the thread of that child's monitor, and for a recording on the caller's thread, which
/// belongs to another child's monitor.
final class SolutionPlayer: Sendable {
    private struct State {
        var hasBegun = false
        var hasEnded = false
        /// Whether nothing has taken the last run's recording yet.
        var isAwaited = false
        var run: ScenarioRun?
        var recording: Transcript?
        var child: Task<Void, Never>?
    }

    private let program: ExerciseBuilder.Program
    private let task: ExerciseTask
    private let limits: Limits
    private let state = Mutex(State())
    private let asked = DispatchSemaphore(value: 0)
    private let answered = DispatchSemaphore(value: 0)

    init(_ program: ExerciseBuilder.Program, playing task: ExerciseTask, limits: Limits) {
        (self.program, self.task) = (program, task)
        // The time spent waiting for the next run counts against the child's limits, so they're higher.
        var limits = limits.times(50)
        limits.wallClock = .seconds(600)
        self.limits = limits
    }

    func begin(_ run: ScenarioRun) {
        // A recording that wasn't taken belongs to a run in which the learner's program died.
        if state.withLock({ $0.isAwaited }) { _ = recording() }
        let isFirst = state.withLock { state in
            defer { (state.hasBegun, state.isAwaited) = (true, true) }
            (state.run, state.recording) = (run, nil)
            return !state.hasBegun
        }
        if isFirst { start() }
        asked.signal()
    }

    /// Waits for the recording of the run; nil if the solution didn't play it to its end.
    func recording() -> Transcript? {
        if !state.withLock({ $0.hasEnded }) { answered.wait() }
        return state.withLock { state in
            state.isAwaited = false
            return state.recording
        }
    }

    /// Ends the child. No run may begin afterwards.
    func end() async {
        let child = state.withLock { state in
            state.run = nil
            return state.child
        }
        asked.signal()
        await child?.value
    }

    private func start() {
        var runs = ScenarioRuns([], of: task)
        runs.further = { [self] in next(after: $0) }
        var child = ChildRun(program: program, limits: limits)
        child.waitsForItsTurn = false
        let playing = Task { [runs, child] in
            _ = try? await child.play(runs)
            state.withLock { $0.hasEnded = true }
            answered.signal()
        }
        state.withLock { $0.child = playing }
    }

    private func next(after recording: Transcript?) -> ScenarioRun? {
        if let recording {
            state.withLock { $0.recording = recording }
            answered.signal()
        }
        asked.wait()
        return state.withLock { $0.run }
    }
}
