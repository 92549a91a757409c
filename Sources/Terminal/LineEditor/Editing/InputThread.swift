import Dispatch

/// The actor on which libedit runs and waits for keys.
///
/// libedit takes no locks, so only this actor may use it. Waiting for a key blocks a thread, so the actor has its own
/// queue instead of the thread pool that other actors share.
actor InputThread {
    private let executor = QueueExecutor(label: "line editor input")
    private let program: String
    private let readsEditrc: Bool
    private let history: [String]
    private var libedit: Libedit?

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    init(program: String, readsEditrc: Bool, history: [String]) {
        self.program = program
        self.readsEditrc = readsEditrc
        self.history = history
    }

    func run(
        _ kind: InputSession.Kind,
        startingWith initial: EditedLine,
        _ keys: ProgramKeys,
        _ requests: EditingRequestQueue,
        _ editor: LineEditor
    ) -> LineOutcome {
        guard let libedit = libedit ?? begin() else { return .endOfFile }
        return InputSession(libedit, kind, keys, requests, editor).run(startingWith: initial)
    }

    private func begin() -> Libedit? {
        libedit = Libedit(program: program, readsEditrc: readsEditrc)
        libedit?.setHistory(history)
        return libedit
    }
}

private final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(label: String) {
        queue = DispatchQueue(label: label, qos: .userInteractive)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
