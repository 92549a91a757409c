import Dispatch
import Synchronization

struct Solution: Sendable {
    let program: ExerciseBuilder.Program
    let recordings: SolutionRecordings
    let limits: Limits

    func beginPlaying(_ task: ExerciseTask, seeds: [UInt64]) -> PendingRecordings {
        PendingRecordings(
            Task { await recordings.transcripts(of: program, playing: task, seeds: seeds) })
    }
}

final class PendingRecordings: Sendable {
    typealias Recordings = Result<[[Transcript]], Obstacle>

    private let task: Task<Recordings, Never>
    private let recordings = Mutex<Recordings?>(nil)
    private let isDone = DispatchSemaphore(value: 0)

    init(_ task: Task<Recordings, Never>) {
        self.task = task
        Task {
            let value = await task.value
            recordings.withLock { $0 = value }
            isDone.signal()
        }
    }

    var value: Recordings { get async { await task.value } }

    /// Blocks the calling thread, such as a monitor's, until the recordings are finished.
    func wait() -> Recordings {
        isDone.wait()
        isDone.signal()
        return recordings.withLock { $0 } ?? .failure(Obstacle("It wasn't played."))
    }
}
