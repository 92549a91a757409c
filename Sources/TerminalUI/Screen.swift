import Dispatch
import Terminal

/// A terminal's window, filled with views: text, fields, and buttons.
///
/// The screen belongs to the main actor. A changed view shows in the next frame, even while the user types. A frame is
/// one write.
///
///     let field = TextField(label: "Search")
///     guard let screen = Screen() else { ... }             // no terminal: read keys from the pipe
///     screen.show(views: [Label("Validation: Esc leaves", style: .reversed, fillsRow: true), field, log])
///     await screen.run(focusing: [field])
@MainActor
public final class Screen {
    /// The views from top to bottom.
    public private(set) var views: [any ScreenView] = []

    /// Called for Ctrl-T, no matter which view has the focus. Set it before `run`.
    public var onControlT: (() -> Void)?

    let editor: LineEditor
    var ring: FocusRing?
    /// The keys that currently go to the program instead of libedit.
    var keys: ProgramKeys = []
    private var canvas = Canvas()
    private var isShown = false
    private var isDisplayScheduled = false
    private var hasBell = false

    /// Makes a screen; nil unless standard input and output are a terminal that understands escape sequences.
    public init?() {
        guard let editor = LineEditor(program: "workbook-field", readsEditrc: false) else { return nil }
        self.editor = editor
        TerminalLook.depth = max(.sixteen, editor.abilities.colorDepth)
        TerminalLook.onChange { [weak self] in Task { @MainActor in self?.needsDisplay() } }
    }

    /// Shows views, in place of the previous screen's. Also pass the focusable views to the focus ring
    /// (`FocusRing.replace(with:)`).
    public func show(views: [any ScreenView]) {
        for view in self.views { view.screen = nil }
        self.views = views
        for view in views { view.screen = self }
        if programKeys != keys { turnToFocus() }
        needsDisplay()
    }

    /// Takes over the window, lets the user edit fields and press buttons, and restores the window. Tab, Shift-Tab, Up,
    /// and Down move the focus, Return presses a button or leaves a field, and libedit edits the focused field.
    ///
    /// Ends with Escape or Ctrl-G (`.canceled`), Ctrl-D with nothing to delete (`.endOfFile`), or `end`. Ctrl-C clears
    /// the field and never ends it, as at a prompt. It ends (`.interrupted`) only a view that takes all keys.
    @discardableResult
    public func run(focusing views: [any Focusable]) async -> LineOutcome {
        let ring = FocusRing(views)
        defer { ring.replace(with: []) }
        return await run(focusing: ring)
    }

    /// Like `run(focusing:)`, with the program's own ring, which can move the focus or continue with other views.
    @discardableResult
    public func run(focusing ring: FocusRing) async -> LineOutcome {
        self.ring = ring
        keys = programKeys
        ring.onChange = { [weak self] in self?.turnToFocus() }
        let outcome = await editor.edit(startingWith: focusedLine, keys: keys) { [weak self] event in
            self?.fieldEvent(event)
        }
        hide()
        ring.onChange = nil
        self.ring = nil
        return outcome
    }

    /// Ends `run`.
    public func end() { editor.end() }

    /// Schedules a frame after a change. All changes until then share the frame.
    public func needsDisplay() {
        guard isShown, !isDisplayScheduled else { return }
        isDisplayScheduled = true
        DispatchQueue.main.async { MainActor.assumeIsolated { self.display() } }
    }

    // MARK: The window

    func ringBell() {
        hasBell = true
        needsDisplay()
    }

    func show() {
        isShown = true
        canvas.windowIsUnknown()
        display()
    }

    func showOnce() {
        if !isShown { show() }
    }

    func hide() {
        guard isShown else { return }
        isShown = false
        TerminalOutput.write(EscapeSequences.ordinaryScreen)
        AlternateScreen.isShown = false
    }

    private func display() {
        isDisplayScheduled = false
        guard isShown else { return }
        let size = TerminalSize.current
        let (lines, cursor) = ScreenLayout.lines(of: views, in: size, on: editor.abilities)
        let rows = lines.prefix(size.rows).map { $0.rendered(columns: size.columns, on: editor.abilities) }
        let frame = canvas.frame(rows, cursor: cursor ?? ScreenPlace(row: 0, column: 0))
        let opening = AlternateScreen.isShown ? "" : EscapeSequences.alternateScreen
        AlternateScreen.isShown = true
        let bell = hasBell ? "\u{7}" : ""
        hasBell = false
        if !(opening + bell + frame).isEmpty { TerminalOutput.write(opening + bell + frame) }
    }
}

/// The window's contents, so that a frame contains only changed rows.
struct Canvas {
    private var shown: [String] = []
    private var cursor: ScreenPlace?

    /// Forgets the contents after a resize or another program's output: the next frame contains all rows.
    mutating func windowIsUnknown() {
        shown = []
        cursor = nil
    }

    mutating func frame(_ rows: [String], cursor place: ScreenPlace) -> String {
        var changes = shown.isEmpty ? EscapeSequences.resetStyle + EscapeSequences.clearScreen : ""
        for (row, text) in rows.enumerated() where row >= shown.count || shown[row] != text {
            changes += EscapeSequences.move(row: row, column: 0) + text
        }
        if changes.isEmpty, cursor == place { return "" }
        shown = rows
        cursor = place
        return EscapeSequences.startOfFrame + EscapeSequences.hideCursor + changes
            + EscapeSequences.move(row: place.row, column: place.column) + EscapeSequences.showCursor
            + EscapeSequences.endOfFrame
    }
}
