import Checks
import Grading
import Terminal

/// Replays the failing runs of a check on demand, with the stages of the learner's code.
@MainActor
final class PlayedRuns {
    typealias Played = Result<Replay, Obstacle>

    private let session: Session
    private let tell: (Played, TaskReference) -> Void
    private var report: ChapterReport?
    private var playing: (task: TaskReference, work: Task<Void, Never>)?
    private var known: [Int: (played: Played, window: TerminalSize)] = [:]

    init(in session: Session, tell: @escaping (Played, TaskReference) -> Void) {
        self.session = session
        self.tell = tell
    }

    func take(_ report: ChapterReport) {
        cancel()
        known = [:]
        self.report = report
    }

    func contains(_ task: TaskReference?) -> Bool { task.flatMap(run) != nil }

    /// The replay of a task's failing run; nil if it hasn't been replayed.
    /// - Parameter window: the size that the window must have had during the replay; nil accepts any size.
    func played(_ task: TaskReference, in window: TerminalSize? = nil) -> Played? {
        known[task.task.number].flatMap { window == nil || $0.window == window ? $0.played : nil }
    }

    func play(_ task: TaskReference) {
        guard playing?.task.name != task.name, let run = run(of: task), let report else { return }
        cancel()
        let window = TerminalSize.current
        playing = (
            task,
            Task {
                let played: Played
                do throws(Obstacle) {
                    played = .success(try await session.play(run, seed: report.seed, of: task))
                } catch {
                    played = .failure(error)
                }
                guard !Task.isCancelled else { return }
                playing = nil
                known[task.task.number] = (played, window)
                tell(played, task)
            }
        )
    }

    func cancel() {
        playing?.work.cancel()
        playing = nil
    }

    /// Cancels the replay, and waits until it has ended.
    func end() async {
        let work = playing?.work
        cancel()
        await work?.value
    }

    private func run(of task: TaskReference) -> ScenarioRun? {
        report?.tasks.first { $0.task.number == task.task.number }?.failingRun
    }
}
