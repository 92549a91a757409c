/// Edits lines and fields on a terminal. libedit does the editing, and this type draws.
///
/// libedit runs on an input thread and passes text and cursor to the main actor between two keys. libedit never blocks
/// the main actor, which owns the screen: closures on the main queue run while a line is edited. The program needs a
/// running main queue, as with a synchronous `main` that ends in `RunLoop.main.run()`.
///
/// Between two lines, the terminal is exactly as it was found, and nothing reads from it, so a child process can use
/// it. The terminal is restored even if the program crashes.
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

    /// Called for Ctrl-C while nothing is being edited, such as during a command.
    public var onInterrupt: (() -> Void)?

    /// The lines that Up and Ctrl-R recall.
    public private(set) var history: History

    /// The terminal's abilities.
    public let abilities: TerminalAbilities

    let requests = EditingRequestQueue()
    var editing = Editing.nothing
    var terminal: (found: TerminalAttributes, raw: TerminalAttributes)?
    var fieldIsReady = false
    /// The index of the edited field. Each switch to another field adds one.
    var currentField = 0
    private let input: InputThread

    /// Makes an editor on standard input and output; nil unless they are a terminal that can edit lines (see
    /// `TerminalAbilities.isInteractive`). If it's nil, use a `PlainLineReader`.
    ///
    /// - Parameters:
    ///   - program: this program's name in `~/.editrc`, for settings that apply only to it.
    ///   - readsEditrc: whether to read `~/.editrc`.
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

    /// Edits a line below the program's earlier output.
    public func readLine(_ prompt: Prompt, begun text: String) async -> LineOutcome {
        let initial = EditedLine(text)
        precondition(!isEditing, "LineEditor edits one line at a time")
        prepare()
        editing = .line(LineOnScreen(prompt: prompt, line: initial))
        let outcome = await input.run(.line, startingWith: initial, [], requests, self)
        finishLine(outcome)
        return outcome
    }

    /// Edits a field that the caller draws. Escape (unless `keys` has it), Ctrl-G, and Ctrl-D with nothing to delete
    /// end the editing.
    ///
    /// - Parameters:
    ///   - initial: the initial text.
    ///   - keys: the keys that go to the program, as `.pressed`, instead of to the line.
    ///   - onEvent: called for changes and the other events that concern the screen. The first change is
    ///     `.changed(initial)`, as soon as the terminal is raw: draw the screen then.
    public func edit(
        startingWith initial: EditedLine,
        keys: ProgramKeys = [],
        onEvent: @escaping (FieldEvent) -> Void
    ) async -> LineOutcome {
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

    /// Runs before the input thread makes the terminal raw, so that a crash can't leave it raw.
    private func prepare() {
        requests.beginLine()
        if let found = TerminalAttributes.current { TerminalRestoration.arm(with: found) }
    }

    /// Ends the editing. Does nothing if nothing is edited.
    public func end(_ outcome: LineOutcome = .canceled) {
        guard isEditing else { return }
        requests.add(.end(outcome))
    }

    /// Replaces the edited text. The change is reported like any other. Does nothing if nothing is edited.
    public func replace(with line: EditedLine) {
        guard isEditing else { return }
        requests.add(.replace(line))
    }

    /// Switches to another field's text and keys. Does nothing if nothing is edited.
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

/// An event while a field on a screen is edited. Events go to the code that draws the screen, on the main actor.
public enum FieldEvent: Sendable, Equatable {
    /// The text or the cursor has changed.
    case changed(EditedLine)
    /// Return was pressed. The text stays.
    case accepted(EditedLine)
    /// A key that doesn't edit: Page Up, Page Down, and the program's own keys.
    case pressed(Key)
    /// Ctrl-C was pressed. Editing continues, unless the receiver ends it.
    case interrupted
    /// A key had no effect, so the terminal should ring its bell.
    case bell
    /// Redraw the whole screen: the window was resized, the program continues after Ctrl-Z, or Ctrl-L was pressed.
    case redraw
    /// The program is about to stop (Ctrl-Z): restore the screen for the shell.
    case willStop
}
