import Dispatch
import Synchronization

/// Plays runs of one task in a child that stays alive between them, since a new process would take longer than most
/// runs. After the child's end is returned, the next runs start another one.
final class RunPlayer: Sendable {
    enum Played: Sendable {
        /// The recordings of the runs.
        case recorded([Transcript])
        /// The child has ended, or couldn't be started.
        case ended(Result<ChildRun.Outcome, Obstacle>)
    }

    private typealias Child = Task<Result<ChildRun.Outcome, Obstacle>, Never>

    private struct State {
        var first: Child?
        /// The child that's alive.
        var child: Child?
        /// What the child plays next; nil if it should end.
        var runs: ScenarioRuns?
        var waiting: CheckedContinuation<[Transcript]?, Never>?
    }

    private let child: ChildRun
    private let state = Mutex(State())
    /// What the child's monitor waits for, on its own thread.
    private let isAsked = DispatchSemaphore(value: 0)

    init(_ child: ChildRun) { self.child = child }

    /// Canceling kills the child.
    func play(_ runs: ScenarioRuns) async -> Played {
        let recorded = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isAlive = state.withLock { state in
                    (state.runs, state.waiting) = (runs, continuation)
                    return state.child != nil
                }
                if isAlive { isAsked.signal() } else { start(runs) }
            }
        } onCancel: {
            state.withLock { $0.child }?.cancel()
        }
        if let recorded { return .recorded(recorded) }
        guard let ended = state.withLock({ $0.child.take() }) else { return .ended(.failure(Obstacle("It's gone."))) }
        return .ended(await ended.value)
    }

    /// Plays runs in a child of their own; returns what was recorded.
    func playOnce(_ runs: ScenarioRuns) async -> [Transcript] {
        let played = await play(runs)
        await end()
        return if case .recorded(let transcripts) = played { transcripts } else { [] }
    }

    /// Ends the child. No run may begin afterwards.
    /// - Returns: how the first child ended; nil if nothing was played.
    @discardableResult
    func end() async -> Result<ChildRun.Outcome, Obstacle>? {
        let (first, last) = state.withLock { state in
            state.runs = nil
            return (state.first, state.child)
        }
        isAsked.signal()
        _ = await last?.value
        return await first?.value
    }

    private func start(_ runs: ScenarioRuns) {
        let begun = state.withLock { state in
            let begun = Task {
                let outcome = await Result.awaiting { () async throws(Obstacle) in
                    try await child.play(runs) { [self] in next(after: $0) }
                }
                self.state.withLock { $0.waiting.take() }?.resume(returning: nil)
                return outcome
            }
            (state.first, state.child) = (state.first ?? begun, begun)
            return begun
        }
        if Task.isCancelled { begun.cancel() }
    }

    /// Called on the thread of the child's monitor, which has nothing else to do until it's asked again.
    private func next(after recorded: [Transcript]) -> ScenarioRuns? {
        state.withLock { $0.waiting.take() }?.resume(returning: recorded)
        isAsked.wait()
        return state.withLock { $0.runs }
    }
}

extension Result {
    static func awaiting(_ body: () async throws(Failure) -> Success) async -> Result {
        do { return .success(try await body()) } catch { return .failure(error) }
    }
}
