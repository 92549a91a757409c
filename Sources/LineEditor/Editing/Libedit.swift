import CLibedit

/// libedit's editor and history: key maps (Emacs, vi, ~/.editrc), the line and its cursor, kill and yank, search.
///
/// libedit takes no locks, so everything here happens on the input queue.
final class Libedit {
    private let editor: OpaquePointer
    private let history: OpaquePointer
    private let drawing: MemoryStream

    /// The session that receives libedit's calls; nil between two lines.
    var session: InputSession?

    /// Nil when there isn't enough memory for libedit.
    init?(program: String, readsEditrc: Bool) {
        CharacterEncoding.prepare()
        guard let drawing = MemoryStream(), let editor = clibedit_init(program, drawing.file),
            let history = history_winit()
        else {
            return nil
        }
        self.drawing = drawing
        self.editor = editor
        self.history = history
        // libedit holds no reference: it ends in `deinit`.
        clibedit_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
        clibedit_signals(editor, 0)
        clibedit_history_size(history, 10_000)
        clibedit_use_history(editor, history)
        clibedit_read_characters_with(editor) { editor, result in
            guard let session = Libedit.of(editor).session, let result else { return 0 }
            return session.nextCharacter(result)
        }
        // Its drawing isn't shown. With the window's real size it could crash when that shrinks below its cursor.
        clibedit_window(editor, "li", "24")
        clibedit_window(editor, "co", "80")
        clibedit_keys_of(editor, "emacs")
        // Before our own keys: `bind -v` in that file resets every binding.
        if readsEditrc { _ = el_source(editor, nil) }
        // Ctrl-S would freeze the screen.
        clibedit_mode_while_editing(editor, "-ixon")
        for function in EditingFunction.allCases {
            clibedit_add_function(
                editor, WideString.kept(function.name), WideString.kept(function.help), function.entry)
        }
    }

    deinit {
        history_wend(history)
        el_end(editor)
    }

    /// The object behind the pointer that libedit passes to its callbacks.
    static func of(_ editor: OpaquePointer?) -> Libedit {
        Unmanaged<Libedit>.fromOpaque(clibedit_client(editor)!).takeUnretainedValue()
    }

    // MARK: Editing

    /// Switches the terminal to raw mode, or back. libedit itself would do so only after the prompt shows, and the
    /// kernel would echo keys that are sent as soon as it does.
    func setRaw(_ isRaw: Bool) {
        clibedit_raw(editor, isRaw ? 1 : 0)
    }

    /// Edits a line until libedit or the session ends that; nil when it ended without a line.
    func readLine() -> String? {
        var count: Int32 = 0
        guard let line = el_wgets(editor, &count), count > 0 else { return nil }
        var text = WideString.text(from: line, to: line + Int(count))
        if let last = text.unicodeScalars.last, last == "\n" || last == "\r" { text.unicodeScalars.removeLast() }
        return text
    }

    func bind(_ key: String, to function: EditingFunction) {
        clibedit_bind(editor, key, function.name)
    }

    func bind(_ key: String, to command: String) {
        clibedit_bind(editor, key, command)
    }

    func takeBell() -> Bool {
        drawing.takeBell()
    }

    // MARK: The line

    /// Everything in libedit's line. During incremental search the search's prompt follows the text, after a newline.
    var content: EditedLine {
        let line = el_wline(editor).pointee
        return EditedLine(WideString.text(from: line.buffer, to: line.lastchar), cursor: line.cursor - line.buffer)
    }

    var isSearching: Bool {
        let line = el_wline(editor).pointee
        return UnsafeBufferPointer(start: line.buffer, count: line.lastchar - line.buffer).contains(0x0a)
    }

    var beforeCursor: String {
        let line = el_wline(editor).pointee
        return WideString.text(from: line.buffer, to: line.cursor)
    }

    var afterCursor: String {
        let line = el_wline(editor).pointee
        return WideString.text(from: line.cursor, to: line.lastchar)
    }

    func insert(_ text: String) {
        _ = WideString.with(text) { el_winsertstr(editor, $0) }
    }

    /// Moves the cursor by a number of scalars, to the right if positive.
    func moveCursor(by scalars: Int) {
        el_cursor(editor, Int32(scalars))
    }

    func deleteBeforeCursor(scalars: Int) {
        if scalars > 0 { el_deletestr(editor, Int32(scalars)) }
    }

    func replace(with line: EditedLine) {
        moveCursor(by: afterCursor.unicodeScalars.count)
        deleteBeforeCursor(scalars: beforeCursor.unicodeScalars.count)
        insert(line.text)
        moveCursor(by: line.cursor - line.text.unicodeScalars.count)
    }

    // MARK: History

    func setHistory(_ lines: [String]) {
        clibedit_history_clear(history)
        for line in lines { remember(line) }
    }

    func remember(_ line: String) {
        _ = WideString.with(line) { clibedit_history_enter(history, $0) }
    }
}
