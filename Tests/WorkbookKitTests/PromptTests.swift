import Foundation
import TerminalTestKit
import Testing

@Suite("The prompt on a terminal") struct PromptTests {
    let book: BookOnATerminal

    init() throws { book = try BookOnATerminal() }

    @Test func `A terminal that answers the question for its ground late leaves nothing of it at the prompt`() throws {
        let session = try book.startAtPrompt()
        #expect(String(decoding: session.output, as: UTF8.self).contains("\u{1B}]11;?\u{1B}\\"))
        session.type("help hi")
        session.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\nt")
        try session.wait(for: "the whole line") { $0.line($0.row) == "workbook> help hint" }
        try session.run("", until: "For example")
        // Commands are dark blue on a light background, which the next start remembers.
        #expect(String(decoding: session.output, as: UTF8.self).contains("\u{1B}[38;5;24m"))
        #expect(try book.folder.read(".workbook/settings.json").contains("\"ground\" : \"light\""))
    }

    @Test(arguments: [("8383/9494/9696", false), ("d4d4/d4d4/d4d4", true)])
    func `The least important text is never louder than the terminal's own`(_ text: String, hasGray: Bool) throws {
        let session = try book.startAtPrompt()
        session.type("\u{1B}]10;rgb:\(text)\u{1B}\\\u{1B}]11;rgb:0000/2b2b/3636\u{1B}\\")
        let before = session.output.count
        try session.run("list", until: "12")
        let shown = String(decoding: session.output.dropFirst(before), as: UTF8.self)
        #expect(shown.contains("\u{1B}[38;5;248m") == hasGray)
    }

    @Test(
        "A terminal with fewer than 256 colors isn't asked for its ground, and any other one only once",
        arguments: [([:], 1), (["NO_COLOR": "1"], 0), (["TERM": "xterm"], 0), (["TERM": "dumb"], 0)])
    func question(_ environment: [String: String], _ count: Int) throws {
        let session = try book.start(environment: environment)
        for prompts in 1...3 {
            try session.wait(for: "\(prompts) prompts") {
                $0.line($0.row) == "workbook>" && $0.text.components(separatedBy: "workbook>").count == prompts + 1
            }
            session.type(prompts < 3 ? "settings colors\r" : "")
        }
        let questions = String(decoding: session.output, as: UTF8.self).components(separatedBy: "\u{1B}]11;?")
        #expect(questions.count == count + 1)
    }

    @Test func `An answer behind a Return leaves nothing on the screen; a chosen ground isn't asked for`() throws {
        let session = try book.start()
        try session.waitForPrompt()
        session.type("settings colors light\r\u{1B}]11;rgb:0000/0000/0000\u{7}")
        try session.wait(forText: "colors is light")
        try session.waitForPrompt()
        #expect(!session.screen.text.contains("rgb") && !session.screen.text.contains("0000"))
        let next = try book.start()
        try next.waitForPrompt()
        #expect(!String(decoding: next.output, as: UTF8.self).contains("\u{1B}]11;?"))
    }

    @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func `Without colors, no escape sequence sets a color`(_ environment: [String: String]) throws {
        let session = try book.start(environment: environment)
        try session.wait(for: "the prompt") { $0.line($0.row) == "workbook>" }
        session.type("open 1 2\r")
        try session.wait(forText: "page 2 of")
        let text = String(decoding: session.output, as: UTF8.self)
        #expect(!text.contains(/\u{1B}\[[0-9;]*m/))
    }

    @Test func `In a window of one cell, there is no question and no crash`() throws {
        let text = (1...30).map { "Paragraph \($0)." }.joined(separator: "\n\n")
        try book.folder.write("# Long\n\n\(text)\n", to: "Chapters/01-Validation/Lesson.md")
        let session = try book.start(rows: 1, columns: 1)
        try session.waitUntilReady()
        session.type("read 1\rprogress\rquit\r")
        #expect(try session.waitForEnd() == .exited(0))
        let said = String(decoding: session.output, as: UTF8.self)
        #expect(said.contains("30.") && !said.contains("More"))
    }
}
