import Terminal
import TerminalTestKit

func fixture(
    rows: Int = 24, columns: Int = 80, environment: [String: String] = [:], ready: Bool = true
) throws -> TerminalSession {
    try .fixture("LineEditorFixture", rows: rows, columns: columns, environment: environment, ready: ready)
}

extension TerminalSession {
    /// Waits for a text after the prompt, with the cursor `cursor` columns after the prompt (by default, one per
    /// character), and for bracketed paste, because the kernel handles some keys between two lines.
    func wait(forLine text: String, cursor: Int? = nil) throws {
        try wait(for: "the line \"\(text)\"") { screen in
            screen.marksPastes && screen.line(screen.row) == ("test> " + text).trimmingTrailingSpaces
                && screen.column == 6 + (cursor ?? text.count)
        }
    }

    /// Ends the fixture with Ctrl-D on an empty line.
    func leave() throws -> Ending {
        type("\u{15}\u{4}")
        return try waitForEnd()
    }
}
