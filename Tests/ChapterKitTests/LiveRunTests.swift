import TerminalTestKit
import Testing

/// Transcripts/Live.md shows what else a person sees.
@Suite("A run with a person at a terminal") struct LiveRunTests {
    private func validation() throws -> TerminalSession {
        let session = try TerminalSession(.product("validation"))
        try session.waitUntilReady()
        try session.wait(for: "the field") { $0.line(1).hasPrefix(" Search:") }
        return session
    }

    /// The column of the field's first character.
    private static let field = 9

    @Test func `the field is yellow for two characters and white from the third on`() throws {
        let session = try validation()
        session.type("ma")
        try session.wait(for: "a yellow field") {
            $0.cell(1, Self.field).background == .yellow && $0.column == Self.field + 2
        }
        session.type("g")
        try session.wait(for: "a white field") {
            $0.cell(1, Self.field).background == .white && $0.column == Self.field + 3
        }
        session.press(.backspace)
        try session.wait(for: "yellow again") {
            $0.cell(1, Self.field).background == .yellow && $0.column == Self.field + 2
        }
        #expect(session.screen.unknownSequences.isEmpty)
    }

    @Test func `each keystroke is one event, and a paste is one too`() throws {
        let session = try validation()
        session.type("日")
        session.paste("本語")
        try session.wait(for: "the log") { $0.text.contains("\"日本語\"  white") }
        #expect(!session.screen.text.contains("\"日本\""))
    }
}
