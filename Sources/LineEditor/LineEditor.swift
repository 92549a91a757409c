import CLibedit
import Dispatch

/// Lines and fields that a person edits on a terminal. libedit edits them, and this type draws them.
///
/// libedit runs on an input thread and passes text and cursor to the main actor between two keys. The main actor owns
/// the screen and is never blocked by libedit: what is queued on the main queue runs while a line is being edited.
/// The program needs a running main queue: a synchronous `main` that ends in `RunLoop.main.run()`.
///
/// Between two lines the terminal is exactly as it was found, and nothing reads from it: a child process can have it.
/// The terminal is restored however the program ends.
///
///     let editor = LineEditor(program: "workbook", history: History(path: History.file(for: "workbook")))
///     switch await editor.readLine("workbook> ") {
///     case .line(let line): editor.remember(line)
///     case .interrupted, .canceled: break
///     case .endOfFile: exit(0)
///     }
@MainActor
public final class LineEditor: LineReading {
    /// Called for Tab with the text before the cursor. The input thread waits for the result, so return at once.
    public var complete: ((_ beforeCursor: String) -> Completion)?

    /// Called for each change with the whole line, when the cursor is at its end. Returns the rest of the line to
    /// suggest, which is shown dimmed; Right or End accepts it. Not called where there is no color, because a
    /// suggestion would look like text.
    public var hint: ((_ line: String) -> String?)?

    /// Called for each change with the whole line. Returns an SGR escape sequence to draw it with ("\u{1b}[31m"), or
    /// "". Not called where there is no color.
    public var lineStyle: ((_ line: String) -> String)?

    /// Called for Ctrl-C while nothing is edited, as when a command runs.
    public var onInterrupt: (() -> Void)?

    /// The lines that Up and Ctrl-R recall.
    public private(set) var history: History

    /// What the terminal can do.
    public let abilities: TerminalAbilities

    let requests = EditingRequestQueue()
    var editing = Editing.nothing
    var terminal: (found: TerminalAttributes, raw: TerminalAttributes)?
    var fieldIsReady = false
    /// The number of the field that is edited, counted up with each turn to another one.
    var currentField = 0
    private let input: InputThread

    /// An editor on standard input and output; nil when they aren't a terminal that lines can be edited on (see
    /// `TerminalAbilities.isInteractive`). Use a `PlainLineReader` then.
    ///
    /// - Parameters:
    ///   - program: the name of this program in `~/.editrc`, for settings that apply to it alone.
    ///   - readsEditrc: whether to read `~/.editrc` at all.
    ///   - history: the lines of earlier sessions.
    public init?(program: String, readsEditrc: Bool = true, history: History = History()) {
        abilities = .current
        self.history = history
        guard abilities.isInteractive else { return nil }
        input = InputThread(program: program, readsEditrc: readsEditrc, history: history.entries)
        SignalPipe.shared.add(self) { [weak self] event in self?.signalArrived(event) }
    }

    deinit {
        let id = ObjectIdentifier(self)
        Task { @MainActor in SignalPipe.shared.remove(id) }
    }

    /// Whether a line or a field is being edited.
    public var isEditing: Bool { if case .nothing = editing { false } else { true } }

    /// Edits a line below the program's output so far, until Return, Ctrl-C, or Ctrl-D on an empty line. Wait for it
    /// before editing another.
    public func readLine(_ prompt: Prompt) async -> Outcome {
        await readLine(prompt, startingWith: EditedLine(""))
    }

    /// Like `readLine(_:)`, with some text to begin with.
    public func readLine(_ prompt: Prompt, startingWith initial: EditedLine) async -> Outcome {
        precondition(!isEditing, "LineEditor edits one line at a time")
        prepare()
        editing = .line(LineOnScreen(prompt: prompt, line: initial))
        let outcome = await input.run(.line, startingWith: initial, [], requests, self)
        finishLine(outcome)
        return outcome
    }

    /// Edits a field that the caller draws, until Escape, Ctrl-G, or Ctrl-D with nothing to delete.
    ///
    /// - Parameters:
    ///   - initial: the text to begin with.
    ///   - keys: which keys go to the program, as `.pressed`, and not to the line.
    ///   - onEvent: called for each change, and for everything else that matters for drawing the screen. The first call
    ///     is `.changed(initial)`, as soon as the terminal is raw: draw the screen then.
    public func edit(
        startingWith initial: EditedLine,
        keys: ProgramKeys = [],
        onEvent: @escaping (FieldEvent) -> Void
    ) async -> Outcome {
        precondition(!isEditing, "LineEditor edits one line at a time")
        prepare()
        editing = .field(onEvent)
        fieldIsReady = false
        currentField = 0
        let outcome = await input.run(.field, startingWith: initial, keys, requests, self)
        terminalIsBack()
        editing = .nothing
        return outcome
    }

    /// Runs before the input thread makes the terminal raw, so that a crash can't ever leave it raw.
    private func prepare() {
        requests.beginLine()
        if let found = TerminalAttributes.current { TerminalRestoration.arm(with: found) }
    }

    /// Ends the editing at once, whatever the person is doing. Does nothing when nothing is edited.
    public func end(_ outcome: Outcome = .canceled) {
        guard isEditing else { return }
        requests.add(.end(outcome))
    }

    /// Replaces the text being edited. The change is reported like any other. Does nothing when nothing is edited.
    public func replace(with line: EditedLine) {
        guard isEditing else { return }
        requests.add(.replace(line))
    }

    /// Goes on with another field's text and keys. Does nothing when nothing is edited.
    public func turn(to line: EditedLine, keys: ProgramKeys) {
        guard isEditing else { return }
        currentField += 1
        requests.add(.turn(line, keys))
    }

    /// Adds a line to the history, in memory and in its file.
    public func remember(_ line: String) {
        history.add(line)
        guard let newest = history.entries.last else { return }
        requests.add(.remember(newest))
    }
}
