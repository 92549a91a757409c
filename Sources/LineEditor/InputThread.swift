import Dispatch

/// The thread on which libedit runs and waits for keys: a serial queue, which is such a thread while it has work.
final class InputThread: Sendable {
    private let queue = DispatchQueue(label: "line editor input", qos: .userInteractive)
    private let confined: Confined

    /// What only the queue touches.
    private final class Confined: @unchecked Sendable {  // libedit takes no locks; the serial queue stands for one
        var libedit: Libedit?
    }

    init(program: String, readsEditrc: Bool, history: [String]) {
        let confined = Confined()
        self.confined = confined
        queue.async {
            confined.libedit = Libedit(program: program, readsEditrc: readsEditrc)
            confined.libedit?.setHistory(history)
        }
    }

    /// Edits one line there. The main actor is free meanwhile.
    @MainActor
    func run(
        _ kind: InputSession.Kind,
        startingWith initial: EditedLine,
        _ mailbox: Mailbox,
        _ delegate: any InputSessionDelegate
    ) async -> Outcome {
        await withCheckedContinuation { continuation in
            queue.async { [confined] in
                guard let libedit = confined.libedit else {
                    continuation.resume(returning: .endOfFile)
                    return
                }
                let session = InputSession(libedit, kind, mailbox, delegate)
                continuation.resume(returning: session.run(startingWith: initial))
            }
        }
    }
}
