import BookText
import Foundation
import Reading
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

    /// Runs a command, and stops at the end of its first page.
    private func page(of line: String) throws -> TerminalSession {
        let session = try book.startAtPrompt(rows: 24)
        session.type(line + "\r")
        try session.wait(forText: "Enter goes on, q skips")
        return session
    }

    @Test("It stops at the end of the window; Enter and the space bar go on")
    func pages() throws {
        let session = try page(of: "read 1")
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
        let session = try page(of: "read 1")
        session.type("qhelp hint\r")
        try session.waitForPrompt(after: "For example")
        #expect(!session.screen.text.contains("Paragraph 30."))
    }

    @Test("A command that is typed at the end of a page is run whole")
    func command() throws {
        let session = try page(of: "read 1")
        session.type("help hint\r")
        try session.waitForPrompt(after: "For example")
        #expect(!session.screen.text.contains("Paragraph 30."))
        #expect(session.screen.text.contains("workbook> help hint"))
    }

    @Test("`quit` at the end of a page quits, though its q skips the rest")
    func quit() throws {
        let session = try page(of: "read 1")
        #expect(try session.end(by: "quit\r") == .exited(0))
    }

    @Test("A reader who skips the rest of a page still sees its question")
    func skippedQuestion() throws {
        let text = (1...30).map { "Paragraph \($0)." }.joined(separator: "\n\n")
        try book.folder.write(
            "# Long\n\n\(text)\n\n```guess\nWhat is it?\n- a\n  No.\n+ b\n  Yes.\n```\n",
            to: "Chapters/01-Validation/Lesson.md")
        let session = try page(of: "open 1")
        session.type("q")
        try session.wait(forText: "Type 1 or 2; Enter shows the answer")
        #expect(session.screen.text.contains("What is it?") && !session.screen.text.contains("Paragraph 30."))
    }

    @Test("A page isn't cut for its last three lines, and each page is full", arguments: [(26, false), (27, true)])
    func lastLines(_ lines: Int, _ isCut: Bool) throws {
        // With the title, the page has three lines more.
        let text = (1...(lines - 3)).map { "Line \($0).\\" }.joined(separator: "\n")
        try book.folder.write("# Long\n\n\(text)\n", to: "Chapters/01-Validation/Lesson.md")
        let session = try book.startAtPrompt(rows: 24)
        session.type("read 1\r")
        if isCut {
            try session.wait(forText: "More: 4 of 27 lines")
        } else {
            try session.waitForPrompt()
            try session.wait(for: "the last line") {
                $0.text.contains("Line \(lines - 3).") && !$0.text.contains("More")
            }
        }
    }

    @Test("A window that is resized in the middle of a text gets pages of its new size")
    func resized() throws {
        let session = try page(of: "read 1")
        session.resize(rows: 12, columns: 20)
        session.type("\r")
        try session.wait(for: "the next page") { $0.text.contains("Paragraph 14.") && $0.text.contains("More") }
        #expect(!session.screen.text.contains("Paragraph 20."))
        session.type("q")
        try session.wait(for: "the prompt") { $0.line($0.row) == "workbook>" }
    }

    @Test("Ctrl-C skips the rest")
    func interrupted() throws {
        let session = try page(of: "read 1")
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
