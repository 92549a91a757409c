import CLibedit
import Dispatch
import Platform

/// What the main actor does for a line that is being edited.
///
/// The input thread makes each call and waits for it. So events arrive in order, keys stay in the terminal while the
/// main actor is busy, and no two threads use the same line.
@MainActor
protocol InputSessionDelegate: AnyObject, Sendable {
    /// The terminal is raw now; the first frame can be drawn.
    func terminalIsRaw(found: TerminalAttributes, raw: TerminalAttributes)
    /// A key (or a request) has been handled.
    /// - Parameter field: the number of the field that is edited. A report about an earlier field comes too late.
    /// - Returns: a suggestion for the rest of the line, which Right accepts.
    func lineIsEdited(_ line: EditedLine, of field: Int, rings: Bool) -> String?
    func completion(before text: String) -> Completion
    func list(_ candidates: [String])
    func clearScreen()
    /// Return was pressed in a field.
    func fieldAccepted(_ line: EditedLine, of field: Int)
    /// A key that doesn't edit: Page Up, Page Down, and those that the program asked for.
    func pressed(_ key: Key)
}

/// One line on its way through libedit, on the input thread.
///
/// libedit calls `nextCharacter` for every character. By then it has handled everything before, so this is the moment
/// to pass the text on to the main actor.
final class InputSession {
    enum Kind: Sendable {
        /// A line below its prompt, which Return ends.
        case line
        /// A field on a screen: Return accepts the text, and editing goes on.
        case field
    }

    let libedit: Libedit
    let kind: Kind
    private let requests: EditingRequestQueue
    private let delegate: any InputSessionDelegate
    private var keyboard: Keyboard
    private var initial: EditedLine?
    private var reported: EditedLine?
    private var forLibedit: [Unicode.Scalar] = []
    private var ending: Outcome?
    private var lastKeyListed = false
    /// The number of the field that is edited, counted up with each turn to another one.
    private(set) var field = 0
    private(set) var keysForTheProgram: ProgramKeys
    var suggestion: String?
    /// Whether to ring the bell with the next frame.
    var rings = false

    init(
        _ libedit: Libedit, _ kind: Kind, _ keys: ProgramKeys, _ requests: EditingRequestQueue,
        _ delegate: any InputSessionDelegate
    ) {
        self.libedit = libedit
        self.kind = kind
        keysForTheProgram = keys
        self.requests = requests
        self.delegate = delegate
        keyboard = Keyboard(wakeEnd: requests.wakeEnd)
    }

    /// Edits a line, and leaves the terminal as it was found.
    func run(startingWith initial: EditedLine) -> Outcome {
        libedit.session = self
        defer { libedit.session = nil }
        KeyBindings.apply(to: libedit, kind)

        let found = TerminalAttributes.current
        libedit.setRaw(true)
        keyboard.begin()
        if let found, let raw = TerminalAttributes.current {
            onMain { $0.terminalIsRaw(found: found, raw: raw) }
        }

        self.initial = initial
        let line = libedit.readLine()
        found?.apply()
        return ending ?? line.map(Outcome.line) ?? .endOfFile
    }

    /// The next character for libedit: 1 and the character, or 0 when there are no more.
    func nextCharacter(_ result: UnsafeMutablePointer<wchar_t>) -> CInt {
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
            case .awoken: for request in requests.takeAll() { follow(request) }
            case .ended: ending = .endOfFile
            }
        }
        return 0
    }

    /// Ends the editing as soon as libedit asks for the next character.
    func end(_ outcome: Outcome) {
        ending = outcome
    }

    /// Whether the key before this one was a Tab that could have listed candidates. The call forgets it.
    func takeTabBefore() -> Bool {
        defer { lastKeyListed = false }
        return lastKeyListed
    }

    func rememberTab() {
        lastKeyListed = true
    }

    /// Calls the main actor and waits for it.
    func onMain<Result: Sendable>(_ body: @MainActor (any InputSessionDelegate) -> Result) -> Result {
        let delegate = delegate
        return withoutActuallyEscaping(body) { body in
            DispatchQueue.main.sync { MainActor.assumeIsolated { body(delegate) } }
        }
    }

    private func report() {
        let line = libedit.content
        if libedit.takeBell() { rings = true }
        guard line != reported || rings else { return }
        reported = line
        let (field, bell) = (field, rings)
        rings = false
        suggestion = onMain { $0.lineIsEdited(line, of: field, rings: bell) }
    }

    private func follow(_ request: EditingRequest) {
        switch request {
        case .end(let outcome): ending = outcome
        case .replace(let line): libedit.replace(with: line)
        case .turn(let line, let keys):
            libedit.replace(with: line)
            keysForTheProgram = keys
            field += 1
            // Report it even if the line is the same: a turn before the first report drops that one.
            reported = nil
        case .remember(let line): libedit.remember(line)
        }
    }
}
