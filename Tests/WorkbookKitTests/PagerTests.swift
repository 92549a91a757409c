import Foundation
import TerminalTestKit
import Testing

@Suite("A long text on a terminal")
struct PagerTests {
    let book: BookOnATerminal

    init() throws {
        book = try BookOnATerminal()
        let paragraphs = (1...30).map { "Paragraph \($0)." }.joined(separator: "\n\n")
        try book.folder.write("# Long\n\n\(paragraphs)\n", to: "Chapters/01-Validation/Lesson.md")
    }

    @Test("It stops at the end of the window; Enter and the space bar go on")
    func pages() throws {
        let session = try book.start(rows: 24)
        try session.waitForPrompt()
        session.type("read 1\r")
        try session.wait(forText: "Enter goes on, q skips")
        #expect(session.screen.text.contains("Paragraph 9."))
        #expect(!session.screen.text.contains("Paragraph 13."))
        session.type("\r")
        try session.wait(for: "the second page") {
            $0.text.contains("Paragraph 20.") && $0.text.contains("Enter goes on")
        }
        session.type(" ")
        try session.wait(forText: "Paragraph 30.")
        try session.waitForPrompt()
        #expect(!session.screen.text.contains("More:"))
        #expect(session.screen.unknownSequences.isEmpty)
    }

    @Test("q skips the rest, and the keys after it begin the next line")
    func leaves() throws {
        let session = try book.start(rows: 24)
        try session.waitForPrompt()
        session.type("read 1\r")
        try session.wait(forText: "Enter goes on, q skips")
        session.type("qhelp hint\r")
        try session.wait(for: "the help") {
            $0.text.contains("For example") && $0.line($0.row) == "workbook>" && $0.marksPastes
        }
        #expect(!session.screen.text.contains("Paragraph 30."))
    }

    @Test("Ctrl-C skips the rest")
    func interrupted() throws {
        let session = try book.start(rows: 24)
        try session.waitForPrompt()
        session.type("read 1\r")
        try session.wait(forText: "Enter goes on, q skips")
        session.type("\u{3}")
        try session.waitForPrompt()
        try session.run("help hint", until: "For example")
        #expect(!session.screen.text.contains("Paragraph 30."))
    }

    @Test("In a window of one cell, there is no question and no crash")
    func oneCell() throws {
        let session = try book.start(rows: 1, columns: 1)
        try session.waitUntilReady()
        session.type("read 1\rprogress\rquit\r")
        #expect(try session.waitForEnd() == .exited(0))
        let said = String(decoding: session.output, as: UTF8.self)
        #expect(said.contains("30.") && !said.contains("More"))
    }
}
