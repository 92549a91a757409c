import Dispatch
import LineEditor

/// A terminal's window, filled with views, and one field in it that a person edits.
///
/// The screen belongs to the main actor. Whatever changes a view, from the main queue or the main actor, shows in the next
/// frame, also while the person types: a frame is one write, and the cursor ends where the field wants it.
///
///     let field = TextField(label: "Search")
///     guard let screen = Screen() else { ... }             // no terminal: read keys from the pipe
///     screen.add(Label("Validation: Esc leaves", style: .reversed, fillsRow: true))
///     screen.add(field)
///     screen.add(log)
///     await screen.run(editing: field)
@MainActor
public final class Screen {
    /// The views from top to bottom.
    public private(set) var views: [any ScreenView] = []

    private let editor: LineEditor
    private var focus: TextField?
    private var canvas = Canvas()
    private var isShown = false
    private var isDisplayScheduled = false
    private var hasBell = false

    /// A screen on standard output; nil when that is no terminal, or one that cannot be drawn on (TERM=dumb).
    ///
    /// - Parameter history: texts for Up to find.
    public init?(history: History = History()) {
        guard let editor = LineEditor(program: "workbook-field", readsEditrc: false, history: history) else { return nil }
        self.editor = editor
    }

    /// Adds a view below the others.
    public func add(_ view: any ScreenView) {
        views.append(view)
        view.screen = self
        needsDisplay()
    }

    /// Takes the window, lets the person edit a field, and gives the window back as it was.
    ///
    /// Ends with Escape or Ctrl-G (`.cancelled`), with Ctrl-D where nothing is left to delete (`.endOfFile`), with Ctrl-C
    /// in an empty field (`.interrupted`; in a field with text it clears the text), or by `end`.
    @discardableResult
    public func run(editing field: TextField) async -> Outcome {
        focus = field
        let outcome = await editor.edit(startingWith: field.editedLine) { [weak self] event in self?.fieldEvent(event) }
        hide()
        focus = nil
        return outcome
    }

    /// Ends `run`.
    public func end() {
        editor.end()
    }

    /// A view looks different: there will be a frame soon, one for all changes until then.
    public func needsDisplay() {
        guard isShown, !isDisplayScheduled else { return }
        isDisplayScheduled = true
        DispatchQueue.main.async { MainActor.assumeIsolated { self.display() } }
    }

    /// Somebody else than the person has typed.
    func fieldWasChanged(_ field: TextField) {
        if field === focus { editor.replace(with: field.editedLine) }
    }

    // MARK: The person

    private func fieldEvent(_ event: FieldEvent) {
        switch event {
        case .changed(let line):
            focus?.take(line)
            if !isShown { show() }
        case .accepted: break
        case .pressed(let key): scroll(key)
        case .interrupted: interrupted()
        case .bell:
            hasBell = true
            needsDisplay()
        case .redraw: show()
        case .willStop: hide()
        }
    }

    private func interrupted() {
        if focus?.text.isEmpty == false {
            editor.replace(with: EditedLine(""))
        } else {
            editor.end(.interrupted)
        }
    }

    private func scroll(_ key: Key) {
        for case let log as LogView in views { log.scroll(pages: key == .named(.pageUp) ? -1 : 1) }
    }

    // MARK: The window

    private func show() {
        isShown = true
        canvas.windowIsUnknown()
        display()
    }

    private func hide() {
        guard isShown else { return }
        isShown = false
        TerminalOutput.write(EscapeSequences.ordinaryScreen)
        AlternateScreen.isShown = false
    }

    private func display() {
        isDisplayScheduled = false
        guard isShown else { return }
        let size = TerminalSize.current
        let (lines, cursor) = ScreenLayout.lines(of: views, focus: focus, in: size, colour: editor.abilities.hasColour)
        let frame = canvas.frame(lines.map { $0.rendered(columns: size.columns, colour: editor.abilities.hasColour) }, cursor: cursor)
        let opening = AlternateScreen.isShown ? "" : EscapeSequences.alternateScreen
        AlternateScreen.isShown = true
        let bell = hasBell ? "\u{7}" : ""
        hasBell = false
        if !(opening + bell + frame).isEmpty { TerminalOutput.write(opening + bell + frame) }
    }
}
