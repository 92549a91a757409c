import Synchronization

/// What the main actor asks of the thread that edits.
enum EditingRequest: Sendable {
    /// End the editing, with this outcome.
    case end(Outcome)
    /// Go on with another text.
    case replace(EditedLine)
    /// Go on with another field: its text and its keys.
    case turn(EditedLine, ProgramKeys)
    /// Let Up and Ctrl-R find this line.
    case remember(String)
}

/// Requests for the input thread, which polls `wakeEnd` together with the keyboard.
final class EditingRequestQueue: Sendable {
    private let requests = Mutex<[EditingRequest]>([])
    private let pipe = WakePipe()

    var wakeEnd: CInt { pipe.readEnd }

    func add(_ request: EditingRequest) {
        requests.withLock { $0.append(request) }
        pipe.wake()
    }

    /// Forgets requests for a line that has ended since.
    func beginLine() {
        requests.withLock { waiting in
            waiting.removeAll { if case .remember = $0 { false } else { true } }
        }
    }

    func takeAll() -> [EditingRequest] {
        _ = pipe.drain()
        return requests.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
