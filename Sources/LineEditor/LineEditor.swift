import CLibedit
import Dispatch

/// Lines and fields that a person edits on a terminal. libedit edits, we draw.
///
/// libedit runs on an input thread and hands text and cursor to the main actor between two keys; the main actor owns the
/// screen and everything that is shown, and is never blocked by libedit: work that is posted to the main queue runs while a
/// line is being edited. The program needs a running main queue: a synchronous `main` that ends in `RunLoop.main.run()`.
///
/// Between two lines the terminal is exactly as it was found and nobody reads from it: a child process can have it.
/// However the program ends, the terminal is given back.
///
///     let editor = LineEditor(program: "workbook", history: History(path: History.file(for: "workbook")))
///     switch await editor.readLine("workbook> ") {
///     case .line(let line): editor.remember(line)
///     case .interrupted, .canceled: break
///     case .endOfFile: exit(0)
///     }
@MainActor
public final class LineEditor: LineReading {
    /// Called for Tab with the text before the cursor. The input thread waits for the answer, so it should come at once.
    public var complete: ((_ beforeCursor: String) -> Completion)?

    /// Called for each change with the whole line, when the cursor is at its end: the rest of the line to suggest, shown
    /// dimmed and taken by Right or End. Not called where there is no color: nothing else tells a suggestion from text.
    public var hint: ((_ line: String) -> String?)?

    /// Called for each change with the whole line: an SGR escape sequence to draw it with ("\u{1b}[31m"), or "".
    /// Not called where there is no color.
    public var lineStyle: ((_ line: String) -> String)?

    /// Called for Ctrl-C while nothing is edited: a command runs.
    public var onInterrupt: (() -> Void)?

    /// The lines that Up and Ctrl-R find.
    public private(set) var history: History

    /// What the terminal can do.
    public let abilities: TerminalAbilities

    let mailbox = Mailbox()
    var editing = Editing.nothing
    var terminal: (found: termios, raw: termios)?
    var fieldIsReady = false
    /// Which field is edited: each turn to another one counts.
    var currentField = 0
    private let input: InputThread

    /// An editor on standard input and output; nil when they are not a terminal that can be edited on (see
    /// `TerminalAbilities.isInteractive`): use a `PlainLineReader` then.
    ///
    /// - Parameters:
    ///   - program: the name that `~/.editrc` may use to address settings to this program.
    ///   - readsEditrc: whether `~/.editrc` counts at all.
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

    /// Edits a line below what the program has printed so far, until Return, Ctrl-C, or Ctrl-D on an empty line.
    /// One at a time.
    public func readLine(_ prompt: Prompt) async -> Outcome {
        await readLine(prompt, startingWith: EditedLine(""))
    }

    /// As `readLine(_:)`, with some text to begin with.
    public func readLine(_ prompt: Prompt, startingWith initial: EditedLine) async -> Outcome {
        precondition(!isEditing, "LineEditor edits one line at a time")
        prepare()
        editing = .line(LineOnScreen(prompt: prompt, line: initial))
        let outcome = await input.run(.line, startingWith: initial, [], mailbox, self)
        finishLine(outcome)
        return outcome
    }

    /// Edits a field that somebody else draws, until Escape, Ctrl-G or Ctrl-D (where there is nothing to delete).
    ///
    /// - Parameters:
    ///   - initial: the text to begin with.
    ///   - keys: which keys the program gets, by `.pressed`, and the line does not.
    ///   - onEvent: is told of each change, and of everything else that whoever draws the screen must know. Called
    ///     first with `.changed(initial)`, when the terminal is raw: time to draw.
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
        let outcome = await input.run(.field, startingWith: initial, keys, mailbox, self)
        terminalIsBack()
        editing = .nothing
        return outcome
    }

    /// Before the input thread makes the terminal raw: there is no moment at which a crash would leave it so.
    private func prepare() {
        mailbox.beginLine()
        var found = termios()
        if tcgetattr(STDIN_FILENO, &found) == 0 { TerminalRestoration.arm(with: found) }
    }

    /// Ends the editing at once, whatever the person is doing. Nothing happens when nothing is edited.
    public func end(_ outcome: Outcome = .canceled) {
        guard isEditing else { return }
        mailbox.post(.end(outcome))
    }

    /// Replaces the text being edited; the change is reported as any other. Nothing happens when nothing is edited.
    public func replace(with line: EditedLine) {
        guard isEditing else { return }
        mailbox.post(.replace(line))
    }

    /// Goes on with another field's text and keys. Nothing happens when nothing is edited.
    public func turn(to line: EditedLine, keys: ProgramKeys) {
        guard isEditing else { return }
        currentField += 1
        mailbox.post(.turn(line, keys))
    }

    /// Adds a line to the history, in memory and in its file.
    public func remember(_ line: String) {
        history.add(line)
        guard let newest = history.entries.last else { return }
        mailbox.post(.remember(newest))
    }
}
