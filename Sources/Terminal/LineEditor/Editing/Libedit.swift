import CLibedit

/// libedit's editor and history: key maps (Emacs, vi, ~/.editrc), the line and its cursor, kill and yank, search.
final class Libedit {
    private let editor: OpaquePointer
    private let history: OpaquePointer
    private let drawing: MemoryStream

    var session: InputSession?

    /// Chooses the C library's character encoding, on which libedit depends.
    ///
    /// A program starts in the "C" locale, which has only ASCII. This selects the user's, or UTF-8 if that locale
    /// is unknown or has one byte per character (`LANG=C`, a bare container), because terminals send UTF-8 today.
    private static let chooseEncoding: Void = {
        guard setlocale(LC_CTYPE, "") == nil || clibedit_bytes_a_character() == 1 else { return }
        if setlocale(LC_CTYPE, "C.UTF-8") == nil { setlocale(LC_CTYPE, "UTF-8") }
    }()

    init?(program: String, readsEditrc: Bool) {
        _ = Self.chooseEncoding
        guard let drawing = MemoryStream(), let editor = clibedit_init(program, drawing.file),
            let history = history_winit()
        else {
            return nil
        }
        self.drawing = drawing
        self.editor = editor
        self.history = history
        // libedit doesn't retain this object, which frees libedit's editor in `deinit`.
        clibedit_set_client(editor, Unmanaged.passUnretained(self).toOpaque())
        clibedit_signals(editor, 0)
        clibedit_history_size(history, 10_000)
        clibedit_use_history(editor, history)
        clibedit_read_characters_with(editor) { editor, result in
            guard let session = Libedit.of(editor).session, let result else { return 0 }
            return session.nextCharacter(result)
        }
        // libedit's drawing isn't shown. With the real window size, libedit could crash when the window becomes
        // narrower than the cursor's column.
        clibedit_window(editor, "li", "24")
        clibedit_window(editor, "co", "80")
        clibedit_keys_of(editor, "emacs")
        // Read ~/.editrc before binding our own keys: `bind -v` in that file resets every binding.
        if readsEditrc { _ = el_source(editor, nil) }
        // Otherwise, Ctrl-S would freeze the screen.
        clibedit_mode_while_editing(editor, "-ixon")
        for function in EditingFunction.allCases {
            let name = WideString.kept(function.name)
            // The second name is the function's description, which nothing shows.
            clibedit_add_function(editor, name, name, function.entry)
        }
    }

    deinit {
        history_wend(history)
        el_end(editor)
    }

    static func of(_ editor: OpaquePointer?) -> Libedit {
        Unmanaged<Libedit>.fromOpaque(clibedit_client(editor)!).takeUnretainedValue()
    }

    // MARK: Editing

    /// Switches the terminal to raw mode, or back. libedit itself would do so only after it shows the prompt, so the
    /// kernel would echo keys that arrive earlier.
    func setRaw(_ isRaw: Bool) { clibedit_raw(editor, isRaw ? 1 : 0) }

    /// Edits a line until libedit or the session ends the editing; nil if there is no line.
    func readLine() -> String? {
        var count: Int32 = 0
        guard let line = el_wgets(editor, &count), count > 0 else { return nil }
        var text = WideString.text(from: line, to: line + Int(count))
        if let last = text.unicodeScalars.last, last == "\n" || last == "\r" { text.unicodeScalars.removeLast() }
        return text
    }

    func bind(_ key: String, to function: EditingFunction) { clibedit_bind(editor, key, function.name) }

    func bind(_ key: String, to command: String) { clibedit_bind(editor, key, command) }

    func takeBell() -> Bool { drawing.takeBell() }

    // MARK: The line

    /// libedit's text and cursor. During incremental search, the search's prompt follows the text after a newline.
    var content: EditedLine {
        let line = el_wline(editor).pointee
        return EditedLine(WideString.text(from: line.buffer, to: line.lastchar), cursor: line.cursor - line.buffer)
    }

    var isSearching: Bool { content.text.unicodeScalars.contains("\n") }

    var beforeCursor: String { content.beforeCursor }

    var afterCursor: String { content.afterCursor }

    func insert(_ text: String) { _ = WideString.with(text) { el_winsertstr(editor, $0) } }

    func moveCursor(by scalars: Int) { el_cursor(editor, Int32(scalars)) }

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

    func remember(_ line: String) { _ = WideString.with(line) { clibedit_history_enter(history, $0) } }
}

/// Captures libedit's drawing, only to learn whether libedit rang the bell.
final class MemoryStream {
    private let text = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
    private let size = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    let file: UnsafeMutablePointer<FILE>

    init?() {
        text.initialize(to: nil)
        size.initialize(to: 0)
        guard let file = open_memstream(text, size) else { return nil }
        self.file = file
    }

    deinit {
        fclose(file)
        free(text.pointee)
        text.deallocate()
        size.deallocate()
    }

    /// Whether the bell rang since the last call. Drops the captured text.
    func takeBell() -> Bool {
        fflush(file)
        let written = size.pointee
        let rang = written > 0 && UnsafeBufferPointer(start: text.pointee!, count: written).contains(7)
        fseek(file, 0, SEEK_SET)
        return rang
    }
}

/// Text in libedit's form: an array of `wchar_t` that ends with 0.
enum WideString {
    /// The pointer is valid only during the call.
    static func with<Result>(_ text: String, _ body: (UnsafePointer<wchar_t>) -> Result) -> Result {
        var wide = text.unicodeScalars.map { wchar_t(bitPattern: $0.value) }
        wide.append(0)
        return wide.withUnsafeBufferPointer { body($0.baseAddress!) }
    }

    /// The text in memory that is never freed, because libedit keeps the pointer.
    static func kept(_ text: String) -> UnsafePointer<wchar_t> {
        with(text) { UnsafePointer(wcsdup($0)!) }
    }

    static func text(from start: UnsafePointer<wchar_t>, to end: UnsafePointer<wchar_t>) -> String {
        var scalars = String.UnicodeScalarView()
        for wide in UnsafeBufferPointer(start: start, count: end - start) {
            scalars.append(Unicode.Scalar(UInt32(bitPattern: wide)) ?? "\u{fffd}")
        }
        return String(scalars)
    }
}

/// The version of libedit's interface that the program was built with, such as `2.11`.
public let libeditVersion = "\(LIBEDIT_MAJOR).\(LIBEDIT_MINOR)"
