import Foundation
import Grading
import Terminal
import TerminalTestKit
import Testing

@Suite("Faults on a terminal") struct FaultTests {
    let book: BookOnATerminal
    let file = "Chapters/01-Validation/Exercise.swift"
    private let pipe: NamedPipe

    init() throws {
        book = try BookOnATerminal()
        pipe = try #require(NamedPipe(at: book.folder.url.appending(path: "pipe")))
    }

    /// The pipe closes when the exercise's process ends.
    private func putEndlessExercise() throws {
        let endless = try book.solution
            .replacing("import Exercises", with: "import Exercises\nimport Foundation")
            .replacing(
                "text.count > 2",
                with: """
                    write(open(#"\(pipe.path)"#, O_WRONLY), "!", 1)
                        while text.count >= 0 {}
                        return true
                    """)
        try book.putExercise(endless)
    }

    /// - Returns: the environment in which the fake `swift` is found.
    private func putEndlessSwift(printing line: String, inBackground: Bool = false) throws -> [String: String] {
        let settings = #"{ "version": 1, "background-build": \#(inBackground) }"#
        try book.folder.write(settings, to: ".workbook/settings.json")
        let environment = try book.putTool(
            "swift",
            """
            #!/bin/sh
            exec 7>'\(pipe.path)'
            printf '!' >&7
            echo '\(line)' >&2
            while :; do sleep 1; done
            """)
        // The chapter's program becomes stale, so the workbook builds it.
        try? book.copy.forgetBuild(of: "validation")
        try book.folder.setDate(.distantFuture, of: "Package.swift")
        return environment
    }

    #if os(Linux)
    @Test func `If a chapter's program is killed, the screen is restored and the signal reported`() throws {
        let session = try book.startAtPrompt(rows: 150)
        session.type("run validation\r")
        try session.wait(for: "the live screen") { $0.isAlternate && $0.marksPastes }
        kill(try child(of: session), SIGKILL)
        try session.waitForPrompt(after: "Signal 9 ended the program")
        try session.run("help hint", until: "For example")
    }

    @Test func `Keys typed while a program prints aren't taken as a reply to what it printed`() throws {
        let session = try book.startAtPrompt()
        session.type("run validation --type \"m{600000ms}ag\" --realtime\r")
        try session.wait(forText: "\"m\"  yellow")
        session.type("\rhelp quit\rxyz")
        kill(try child(of: session), SIGTERM)
        try session.waitForPrompt(after: "Signal 15 ended the program")
        #expect(session.screen.column == 10 && !session.screen.text.contains("Leave the workbook"))
    }

    private func child(of session: TerminalSession) throws -> pid_t {
        let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(session.process)/task")
        let children = threads.flatMap { thread in
            let list = try? String(contentsOfFile: "/proc/\(session.process)/task/\(thread)/children", encoding: .utf8)
            return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
        }
        return try #require(children.first)
    }
    #endif

    @Test(
        "Ctrl-C stops a build and all its processes, also one that waits for another build",
        arguments: [
            ("[3/40] Compiling ReactiveCore Signal.swift", "[3/40]"),
            (
                """
                Another instance of SwiftPM (PID: 1) is already running using this folder, \
                waiting until that process has finished execution...
                """,
                "Waiting for another swift build here"
            ),
        ])
    func stoppedBuild(_ printed: String, _ shown: String) throws {
        let environment = try putEndlessSwift(printing: printed)
        let session = try book.startAtPrompt(environment: environment)
        session.type("run validation\r")
        try session.wait(forText: shown)
        #expect(pipe.waitForByte())
        session.type("\u{3}")
        try session.waitForPrompt(after: "Stopped.")
        #expect(pipe.waitForEnd(), "the build goes on")
        try session.run("help hint", until: "For example")
    }

    @Test(
        "Before the rest of the workbook is built, the build ends with the workbook, however that ends",
        arguments: [nil, SIGKILL, SIGHUP, SIGTERM])
    func endOfTheWorkbook(by signal: CInt?) throws {
        try book.copy.forgetBuilds()
        let environment = try putEndlessSwift(printing: "[3/40] Compiling", inBackground: true)
        let session = try book.startAtPrompt(environment: environment)
        #expect(pipe.waitForByte(), "nothing is built")
        if let signal { session.signal(signal) } else { #expect(try session.end(by: "quit\r") == .exited(0)) }
        #expect(pipe.waitForEnd(), "the build goes on")
    }

    @Test(arguments: [80, 40])
    func `Before the rest is built, waiting for another build says so, and reading goes on`(columns: Int) throws {
        try book.copy.forgetBuilds()
        try FileLock.holding(book.folder.url.appending(path: ".build/.lock").path) {
            let environment = try putEndlessSwift(printing: "", inBackground: true)
            let session = try book.startAtPrompt(rows: 70, columns: columns, environment: environment)
            session.type("progress\r")
            try session.wait(forText: "Ctrl-C goes on reading")
            #expect(session.screen.text.contains(columns == 80 ? "Waiting for another" : "Waiting · Ctrl-C"))
            session.type("\u{3}")
            try session.waitForPrompt()
            try session.run("", until: "page 1 of")
            #expect(try session.end(by: "quit\r") == .exited(0))
        }
    }

    @Test func `What the reader asks for is built before what the background builds`() throws {
        let environment = try putEndlessSwift(printing: "[3/40] Compiling", inBackground: true)
        let session = try book.startAtPrompt(environment: environment)
        #expect(pipe.waitForByte(), "nothing is built")
        session.type("run validation\r")
        try session.wait(forText: "[3/40]")
        #expect(pipe.waitForByte(), "the reader's build wasn't announced")
        session.type("\u{3}")
        try session.waitForPrompt(after: "Stopped.")
        // The background goes on building, until the reader leaves.
        #expect(try session.end(by: "\u{4}") == .exited(0))
        #expect(pipe.waitForEnd(), "a build goes on")
    }

    @Test("Closing the terminal ends the program and its check, and keeps the place")
    func hangUp() throws {
        try putEndlessExercise()
        // With isolation, the exercise couldn't open the pipe.
        let session = try book.startAtPrompt(environment: [IsolationSupport.simulation: "0"])
        try session.run("open 1 2", until: "page 2 of")
        session.type("check 1.1\r")
        #expect(pipe.waitForByte(), "the exercise was not played")
        session.hangUp()
        _ = try session.waitForEnd()
        #expect(pipe.waitForEnd(), "the exercise goes on")
        #expect(try book.folder.read(".workbook/progress.json").contains("\"step\" : 2"))
    }

    @Test func `Keys typed during a check aren't taken as a reply to its verdict`() throws {
        let gate = book.folder.url.appending(path: "gate")
        try #require(mkfifo(gate.path, 0o600) == 0)
        try book.putExercise(
            book.solution.replacing("import Exercises", with: "import Exercises\nimport Foundation").replacing(
                "text.count > 2", with: "open(#\"\(gate.path)\"#, O_RDONLY) > 0 && text.count > 2"))
        // With isolation, the exercise couldn't open the pipe.
        let session = try book.startAtPrompt(rows: 150, environment: [IsolationSupport.simulation: "0"])
        session.type("check 1.1\r")
        try session.wait(forText: "Checking")
        session.type("\rhelp quit\rxyz")
        // The exercise waits until the pipe is opened here.
        let opened = try FileHandle(forUpdating: gate)
        try session.waitForPrompt(after: "Task 1 passed")
        #expect(session.screen.column == 10 && !session.screen.text.contains("Leave the workbook"))
        try opened.close()
    }

    @Test func `Two workbooks on one checkout lose nothing`() throws {
        try book.putExercise(book.solution)
        let first = try book.start(rows: 150)
        let second = try book.start(rows: 150)
        for session in [first, second] { try session.waitForPrompt() }
        first.type("check 1.1\r")
        second.type("check 1.2\r")
        try first.waitForPrompt(after: "Task 1 passed")
        try second.waitForPrompt(after: "Task 2 passed")
        try first.run("check 1.3", until: "Task 3 passed")
        try second.run("progress", until: "3 of 5")
    }

    @Test func `A line of one megabyte is refused with a message and not kept in the history`() throws {
        let session = try book.startAtPrompt()
        session.press(.paste(String(repeating: "check ", count: 174_763)))
        session.type("\r")
        try session.wait(for: "a refusal", seconds: 60) { screen in
            screen.text.contains("too long for a command") && screen.isAtPrompt
        }
        try session.run("help hint", until: "For example")
        session.type("\u{1b}[A\u{1b}[A")
        try session.wait(for: "the line before") { $0.line($0.row) == "workbook> help hint" }
    }
}
