import Foundation
import Reading
import TerminalTestKit
import Testing

/// The real program, real keys, the real screen.
@Suite("The prompt on a terminal")
struct PromptTests {
    let book: BookOnATerminal

    init() throws {
        book = try BookOnATerminal()
    }

    @Test("It says what to press, and Enter opens the book")
    func start() throws {
        let session = try book.start()
        try session.waitForPrompt()
        #expect(session.screen.text.contains("Press Enter to begin with chapter "))
        try session.run("", until: "step 1 of")
        try session.run("next", until: "step 2 of")
        #expect(session.screen.unknownSequences.isEmpty)
    }

    @Test("A typo gets a suggestion")
    func typo() throws {
        let session = try book.start()
        try session.waitForPrompt()
        try session.run("chekc 1", until: "Did you mean \"check\"?")
    }

    @Test("Tab completes a command and a chapter")
    func completion() throws {
        let session = try book.start()
        try session.waitForPrompt()
        session.type("o\tV\t")
        try session.wait(for: "a completed line") { $0.line($0.row) == "workbook> open Validation" && $0.column == 26 }
    }

    @Test("Ctrl-C clears the line and never quits, and Ctrl-D on an empty line quits")
    func leaving() throws {
        let session = try book.start()
        try session.waitForPrompt()
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
        session.type("\u{4}")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.modes.areCooked)
    }

    @Test("Up recalls lines of an earlier session")
    func history() throws {
        let first = try book.start()
        try first.waitForPrompt()
        try first.run("list", until: "Validation")
        first.type("quit\r")
        try first.waitForEnd()
        let second = try book.start()
        try second.waitForPrompt()
        second.press(.up)
        second.press(.up)
        try second.wait(for: "the line of the first session") { $0.line($0.row) == "workbook> list" }
    }

    @Test("In 40 columns, nothing is wider than the window")
    func narrow() throws {
        let session = try book.start(rows: 120, columns: 40)
        try session.waitForPrompt()
        try session.run("help", until: "help COMMAND")
        try session.run("open 1 2", until: "step 2 of")
        #expect(session.screen.unknownSequences.isEmpty)
    }

    @Test("Without colors, no escape sequence sets a color", arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
    func plain(_ environment: [String: String]) throws {
        let session = try book.start(environment: environment)
        try session.wait(for: "the prompt") { $0.line($0.row) == "workbook>" }
        session.type("open 1 2\r")
        try session.wait(forText: "step 2 of")
        let text = String(decoding: session.output, as: UTF8.self)
        #expect(!text.contains(/\u{1B}\[[0-9;]*m/))
    }

    @Test("Without a home and with a damaged progress file, it opens and reports the damage")
    func damaged() throws {
        try book.folder.write("{ half", to: ".workbook/progress.json")
        let session = try book.start(environment: ["HOME": "", "XDG_STATE_HOME": ""])
        try session.waitForPrompt()
        #expect(session.screen.text.contains("progress.damaged.json"))
        #expect(session.screen.text.contains("Press Enter to begin"))
    }
}

@Suite("Without a terminal")
struct ScriptTests {
    let book: BookOnATerminal

    init() throws {
        book = try BookOnATerminal()
    }

    @Test("Commands come from standard input, one per line")
    func script() throws {
        let result = try book.script("# a note\n\nlist\nprogress\n")
        #expect(result.status == 0)
        #expect(result.out.contains("Validation"))
        #expect(result.out.contains("Next: task "))
        #expect(result.error.isEmpty)
        #expect(!result.out.contains("\u{1B}"))
    }

    @Test("A script stops at the first failed command with its status, or goes on with --keep-going")
    func failing() throws {
        let stopped = try book.script("chekc\nlist\n")
        #expect(stopped.status == 64)
        #expect(stopped.out.isEmpty)
        #expect(stopped.error.contains("Did you mean \"check\"?"))
        let kept = try book.script("chekc\nlist\n", ["--keep-going"])
        #expect(kept.status == 64)
        #expect(kept.out.contains("Validation"))
    }

    @Test("A closed standard input is an empty script")
    func closedInput() throws {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", "exec '\(Program.product("workbook").path)' <&-"]
        shell.currentDirectoryURL = book.folder.url
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0)
    }

    #if os(Linux)
    @Test("If its output can't be written, it says so and ends")
    func fullDisk() throws {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", "exec '\(Program.product("workbook").path)' list >/dev/full 2>complaint"]
        shell.currentDirectoryURL = book.folder.url
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationReason == .exit)
        #expect(shell.terminationStatus == 1)
        #expect(
            try book.folder.read("complaint")
                == "The workbook's output can't be written: No space left on device.\n")
    }
    #endif

    @Test("The exit status of one command from the shell is its result")
    func oneShot() throws {
        #expect(try book.script("", ["list", "--json"]).status == 0)
        #expect(try book.script("", ["open", "banana"]).status == 64)
        #expect(try book.script("", ["--help"]).out.contains("SUBCOMMANDS"))
        let check = try book.script("", ["check", "1.1"])
        #expect(check.status == 1)
        #expect(check.out.contains("not started"))
    }
}
