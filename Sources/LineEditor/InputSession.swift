import CLibedit
import Dispatch

/// What the main actor does for a line that is being edited. Each call comes from the input thread, which waits for it:
/// so events arrive in order, a busy main actor leaves keys in the terminal, and no two threads touch the same line.
@MainActor
protocol InputSessionDelegate: AnyObject, Sendable {
    /// The terminal has changed its modes; the first frame can be drawn.
    func terminalIsRaw(found: termios, raw: termios)
    /// A key (or an instruction) has been dealt with.
    /// - Returns: a suggestion for the rest of the line, which Right takes.
    ///
    /// - Parameter field: which of the fields that the session has turned to; a report about one before is late.
    func lineIsEdited(_ line: EditedLine, of field: Int, rings: Bool) -> String?
    func completion(before text: String) -> Completion
    func list(_ candidates: [String])
    func clearScreen()
    /// Return was pressed in a field.
    func fieldAccepted(_ line: EditedLine, of field: Int)
    /// A key that does not edit: Page Up, Page Down, and those that the program wants.
    func pressed(_ key: Key)
}

/// One line on its way through libedit, on the input thread.
///
/// libedit asks `nextCharacter` for every character. When it asks, everything before is dealt with: that is the moment
/// at which the text is handed to the main actor.
final class InputSession {
    enum Kind: Sendable {
        /// A line below its prompt, which Return ends.
        case line
        /// A field on a screen: Return takes the text and editing goes on.
        case field
    }

    let libedit: Libedit
    let kind: Kind
    private let mailbox: Mailbox
    let delegate: any InputSessionDelegate
    private var keyboard: Keyboard
    private var initial: EditedLine?
    private var reported: EditedLine?
    private var forLibedit: [Unicode.Scalar] = []
    private var ending: Outcome?
    private var lastKeyListed = false
    /// Which field is edited: each turn to another one counts.
    private(set) var field = 0
    private(set) var keysForTheProgram: ProgramKeys
    var suggestion: String?
    /// Ring the bell with the next frame.
    var rings = false

    init(
        _ libedit: Libedit, _ kind: Kind, _ keys: ProgramKeys, _ mailbox: Mailbox, _ delegate: any InputSessionDelegate
    ) {
        self.libedit = libedit
        self.kind = kind
        keysForTheProgram = keys
        self.mailbox = mailbox
        self.delegate = delegate
        keyboard = Keyboard(wakeEnd: mailbox.wakeEnd)
    }

    /// Edits a line. Returns with the terminal as it was found.
    func run(startingWith initial: EditedLine) -> Outcome {
        libedit.session = self
        defer { libedit.session = nil }
        KeyBindings.apply(to: libedit, kind)

        var found = termios()
        tcgetattr(STDIN_FILENO, &found)
        libedit.setRaw(true)
        var raw = termios()
        tcgetattr(STDIN_FILENO, &raw)
        keyboard.begin()
        let (foundModes, rawModes, delegate) = (found, raw, delegate)
        onMain { delegate.terminalIsRaw(found: foundModes, raw: rawModes) }

        self.initial = initial
        let line = libedit.readLine()
        tcsetattr(STDIN_FILENO, TCSADRAIN, &found)
        return ending ?? line.map(Outcome.line) ?? .endOfFile
    }

    /// The next character for libedit: 1 and the character, or 0 when there are no more.
    func nextCharacter(_ result: UnsafeMutablePointer<wchar_t>) -> Int32 {
        while ending == nil {
            if !forLibedit.isEmpty {
                result.pointee = wchar_t(bitPattern: forLibedit.removeFirst().value)
                return 1
            }
            if let initial { libedit.replace(with: initial) }
            initial = nil
            report()
            switch keyboard.next() {
            case .key(let key): forLibedit = act(on: key)
            case .awoken: for instruction in mailbox.takeAll() { follow(instruction) }
            case .ended: ending = .endOfFile
            }
        }
        return 0
    }

    /// Ends the editing as soon as libedit asks for the next character.
    func end(_ outcome: Outcome) {
        ending = outcome
    }

    /// Whether the key before this one was a Tab that could have listed something. Asking forgets it.
    func takeTabBefore() -> Bool {
        defer { lastKeyListed = false }
        return lastKeyListed
    }

    func rememberTab() {
        lastKeyListed = true
    }

    /// Calls the main actor and waits for it.
    func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { body in
            DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
        }
    }

    private func report() {
        let line = libedit.content
        if libedit.takeBell() { rings = true }
        guard line != reported || rings else { return }
        reported = line
        let (delegate, field, bell) = (delegate, field, rings)
        rings = false
        suggestion = onMain { delegate.lineIsEdited(line, of: field, rings: bell) }
    }

    private func follow(_ instruction: Instruction) {
        switch instruction {
        case .end(let outcome): ending = outcome
        case .replace(let line): libedit.replace(with: line)
        case .turn(let line, let keys):
            libedit.replace(with: line)
            keysForTheProgram = keys
            field += 1
            // Also where the line is the same: a turn before the first report leaves that one unheard, and the screen unshown.
            reported = nil
        case .remember(let line): libedit.remember(line)
        }
    }
}
