import Foundation
import Reading
import TerminalTestKit
import Testing

/// The real program, real keys, the real screen.
@Suite("The prompt on a terminal")
struct PromptTests {
    let book: BookOnATerminal

    init() throws { book = try BookOnATerminal() }

    @Test("It says what to press, and Enter opens the book")
    func start() throws {
        let session = try book.startAtPrompt()
        #expect(session.screen.text.contains("Press Enter to begin with chapter "))
        try session.run("", until: "page 1 of")
        try session.run("next", until: "page 2 of")
        #expect(session.screen.unknownSequences.isEmpty)
    }

    @Test("A terminal that answers the question for its ground late leaves nothing of it at the prompt")
    func lateAnswer() throws {
        let session = try book.startAtPrompt()
        #expect(String(decoding: session.output, as: UTF8.self).contains("\u{1B}]11;?\u{1B}\\"))
        session.type("help hi")
        session.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\nt")
        try session.wait(for: "the whole line") { $0.line($0.row) == "workbook> help hint" }
        try session.run("", until: "For example")
        // On a light background, commands are dark blue, and the next start remembers that.
        #expect(String(decoding: session.output, as: UTF8.self).contains("\u{1B}[38;5;24m"))
        #expect(try book.folder.read(".workbook/settings.json").contains("\"ground\" : \"light\""))
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

    @Test("An answer behind a Return leaves nothing on the screen; a chosen ground isn't asked for")
    func answerDuringACommand() throws {
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

    @Test("Tab completes a command and a chapter")
    func completion() throws {
        let session = try book.startAtPrompt()
        session.type("o\tV\t")
        try session.wait(for: "a completed line") { $0.line($0.row) == "workbook> open Validation" && $0.column == 26 }
    }

    @Test("Ctrl-C clears the line and never quits, and Ctrl-D on an empty line quits")
    func leaving() throws {
        let session = try book.startAtPrompt()
        session.type("check 1")
        try session.wait(for: "the typed line") { $0.line($0.row) == "workbook> check 1" }
        session.type("\u{3}")
        try session.waitForPrompt()
        // One at a time: at Ctrl-C, the terminal discards unread keys.
        for count in 2...3 {
            session.type("\u{3}")
            try session.wait(for: "a line that was left") {
                $0.text.split(separator: "\n").count { $0.hasSuffix("^C") } == count
            }
            try session.waitForPrompt()
        }
        try session.run("list", until: "Validation")
        #expect(try session.end(by: "\u{4}") == .exited(0))
        #expect(session.modes.areCooked)
    }

    @Test("Up recalls lines of an earlier session")
    func history() throws {
        let first = try book.startAtPrompt()
        try first.run("list", until: "Validation")
        first.type("quit\r")
        try first.waitForEnd()
        let second = try book.startAtPrompt()
        second.press(.up)
        second.press(.up)
        try second.wait(for: "the line of the first session") { $0.line($0.row) == "workbook> list" }
    }

    @Test("In 40 columns, nothing is wider than the window")
    func narrow() throws {
        let session = try book.startAtPrompt(rows: 120, columns: 40)
        try session.run("help", until: "help COMMAND")
        try session.run("open 1 2", until: "page 2 of")
        #expect(session.screen.unknownSequences.isEmpty)
    }

    @Test("Without colors, no escape sequence sets a color", arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func plain(_ environment: [String: String]) throws {
        let session = try book.start(environment: environment)
        try session.wait(for: "the prompt") { $0.line($0.row) == "workbook>" }
        session.type("open 1 2\r")
        try session.wait(forText: "page 2 of")
        let text = String(decoding: session.output, as: UTF8.self)
        #expect(!text.contains(/\u{1B}\[[0-9;]*m/))
    }

    @Test("Without a home and with a damaged progress file, it opens and reports the damage")
    func damaged() throws {
        try book.folder.write("{ half", to: ".workbook/progress.json")
        let session = try book.startAtPrompt(environment: ["HOME": "", "XDG_STATE_HOME": ""])
        #expect(session.screen.text.contains("progress.damaged.json"))
        #expect(session.screen.text.contains("Press Enter to begin"))
    }
}
