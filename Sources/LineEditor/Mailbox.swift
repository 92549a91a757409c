import Synchronization

/// What the main actor wants of the thread that edits.
enum Instruction: Sendable {
    /// Stop editing, with this outcome.
    case end(Outcome)
    /// Go on with another text.
    case replace(EditedLine)
    /// Go on with another field, with its text and its keys.
    case turn(EditedLine, ProgramKeys)
    /// A line for Up and Ctrl-R to find.
    case remember(String)
}

/// Instructions on their way to the input thread, which polls `wakeEnd` together with the keyboard.
final class Mailbox: Sendable {
    private let instructions = Mutex<[Instruction]>([])
    private let pipe = WakePipe()

    var wakeEnd: Int32 { pipe.readEnd }

    func post(_ instruction: Instruction) {
        instructions.withLock { $0.append(instruction) }
        pipe.wake()
    }

    /// Forgets what was asked of a line that has ended meanwhile.
    func beginLine() {
        instructions.withLock { waiting in
            waiting.removeAll { if case .remember = $0 { false } else { true } }
        }
    }

    func takeAll() -> [Instruction] {
        _ = pipe.drain()
        return instructions.withLock { waiting in
            defer { waiting = [] }
            return waiting
        }
    }
}
