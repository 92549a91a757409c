import Dispatch

/// The thread on which libedit runs and waits for keys.
///
/// libedit takes no locks, so only one thread may use it: the one of this actor. Because it waits for a person, the
/// actor runs on its own queue instead of the threads that all other actors share.
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

    /// Edits one line. The main actor is free while it does.
    func run(
        _ kind: InputSession.Kind,
        startingWith initial: EditedLine,
        _ keys: ProgramKeys,
        _ requests: EditingRequestQueue,
        _ delegate: any InputSessionDelegate
    ) -> Outcome {
        guard let libedit = libedit ?? begin() else { return .endOfFile }
        return InputSession(libedit, kind, keys, requests, delegate).run(startingWith: initial)
    }

    private func begin() -> Libedit? {
        libedit = Libedit(program: program, readsEditrc: readsEditrc)
        libedit?.setHistory(history)
        return libedit
    }
}

/// Runs an actor on a serial queue.
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
