import Synchronization

/// A request from the main actor to the editing thread.
enum EditingRequest: Sendable {
    case end(LineOutcome)
    case replace(EditedLine)
    /// Switches to another field, with its text and its keys.
    case turn(EditedLine, ProgramKeys)
    /// Adds a line to libedit's history, so that Up and Ctrl-R find it.
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

    /// Drops requests for an earlier line, except lines to remember.
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
