import CLibedit
import Dispatch

/// Edits a line, or fields, with libedit on the input thread.
///
/// The session calls the main actor and waits for each call. So events arrive in order, keys stay in the terminal while
/// the main actor is busy, and no two threads use the same line.
///
/// libedit calls `nextCharacter` for each character. By then it has handled all earlier characters, so this is the
/// moment to report the text to the main actor.
final class InputSession {
    enum Kind: Sendable {
        /// A line below its prompt, which Return ends.
        case line
        /// A field on a screen: Return accepts the text, and editing continues.
        case field
    }

    let libedit: Libedit
    let kind: Kind
    private let requests: EditingRequestQueue
    private let editor: LineEditor
    private var keyboard: Keyboard
    private var initial: EditedLine?
    private var reported: EditedLine?
    private var forLibedit: [Unicode.Scalar] = []
    private var ending: LineOutcome?
    var lastKeyListed = false
    /// The index of the edited field. Each switch to another field adds one.
    private(set) var field = 0
    private(set) var keysForTheProgram: ProgramKeys
    var rings = false

    init(
        _ libedit: Libedit, _ kind: Kind, _ keys: ProgramKeys, _ requests: EditingRequestQueue,
        _ editor: LineEditor
    ) {
        self.libedit = libedit
        self.kind = kind
        keysForTheProgram = keys
        self.requests = requests
        self.editor = editor
        keyboard = Keyboard(wakeEnd: requests.wakeEnd)
    }

    func run(startingWith initial: EditedLine) -> LineOutcome {
        libedit.session = self
        defer { libedit.session = nil }
        libedit.bindKeys(for: kind)

        let found = TerminalAttributes.current
        libedit.setRaw(true)
        keyboard.begin()
        if let found, let raw = TerminalAttributes.current {
            onMain { $0.terminalIsRaw(found: found, raw: raw) }
        }

        self.initial = initial
        let line = libedit.readLine()
        found?.apply()
        return ending ?? line.map(LineOutcome.line) ?? .endOfFile
    }

    /// Stores the next character for libedit and returns 1, or returns 0 when the editing ends.
    func nextCharacter(_ result: UnsafeMutablePointer<wchar_t>) -> CInt {
        while ending == nil {
            if !forLibedit.isEmpty {
                result.pointee = wchar_t(bitPattern: forLibedit.removeFirst().value)
                return 1
            }
            if let initial { libedit.replace(with: initial) }
            initial = nil
            report()
            switch keyboard.next(unless: hasRequest) {
            case .key(let key): forLibedit = act(on: key)
            case .awoken: for request in requests.takeAll() { follow(request) }
            case .ended: ending = .endOfFile
            }
        }
        return 0
    }

    /// Ends the editing, at the latest when libedit asks for the next character.
    func end(_ outcome: LineOutcome) { ending = outcome }

    /// Whether the last key was a Tab that had several candidates and nothing to insert. The call resets the answer.
    func takeTabBefore() -> Bool {
        defer { lastKeyListed = false }
        return lastKeyListed
    }

    func onMain<Result: Sendable>(_ body: @MainActor (LineEditor) -> Result) -> Result {
        let editor = editor
        return withoutActuallyEscaping(body) { body in
            DispatchQueue.main.sync { MainActor.assumeIsolated { body(editor) } }
        }
    }

    private func report() {
        let line = libedit.content
        if libedit.takeBell() { rings = true }
        guard line != reported || rings else { return }
        reported = line
        let (field, bell) = (field, rings)
        rings = false
        onMain { $0.lineIsEdited(line, of: field, rings: bell) }
    }

    /// Whether a request comes before the next key, such as that of Ctrl-C. By the time the main thread answers, it has
    /// run the handler of each earlier signal.
    private func hasRequest() -> Bool {
        onMain { _ in
            if SignalPipe.shared.hasInterrupt { SignalPipe.shared.signalsArrived() }
        }
        return !requests.isEmpty
    }

    private func follow(_ request: EditingRequest) {
        switch request {
        case .end(let outcome): ending = outcome
        case .replace(let line): libedit.replace(with: line)
        case .turn(let line, let keys):
            libedit.replace(with: line)
            keysForTheProgram = keys
            field += 1
            // Report the new field's line even if it's the same: the switch may have come before the first report.
            reported = nil
        case .remember(let line): libedit.remember(line)
        }
    }
}
