import Foundation
import TerminalTestKit
import Testing

/// The program `workbook`, in a copy of the book that looks like a fresh clone. A script plays `swift build`.
@Suite("Reading while the workbook is built")
struct FirstScreenTests {
    private let book: BookOnATerminal
    private let environment: [String: String]
    /// The script writes here when it has started, and has it open until it ends.
    private let started: NamedPipe

    init() throws {
        book = try BookOnATerminal(hasOwnLesson: false)
        try book.copy.forgetBuilds()
        let folder = book.folder.url
        started = try #require(NamedPipe(at: folder.appending(path: "started")))
        try #require(mkfifo(folder.appending(path: "ending").path, 0o600) == 0)
        // It ends as the test says: through the second pipe, or in a file.
        let tools = folder.appending(path: "tools")
        try writeScript(
            """
            #!/bin/sh
            cd '\(folder.path)'
            echo "$@" >> builds
            exec 7>started
            printf '!' >&7
            echo '[2/40] Compiling something'
            echo "error: cannot find 'x' in scope"
            [ -e status ] || read status < ending
            exit "${status:-$(cat status)}"
            """, to: tools.appending(path: "swift"))
        environment = ["PATH": "\(tools.path):/usr/local/bin:/usr/bin:/bin"]
    }

    /// Ends the script.
    private func endBuild(with status: Int) throws {
        #expect(started.waitForByte(), "nothing is built")
        let pipe = try FileHandle(forWritingTo: book.folder.url.appending(path: "ending"))
        try pipe.write(contentsOf: Data("\(status)\n".utf8))
        #expect(started.waitForEnd())
    }

    private func turnOffBackgroundBuild() throws {
        try book.folder.write(#"{ "version": 1, "background-build": false }"#, to: ".workbook/settings.json")
    }

    @Test("lessons can be read at once, and all else waits with progress until Ctrl-C")
    func reading() throws {
        let session = try book.start(environment: environment)
        try session.wait(forText: "While you read, the rest of the workbook is built.")
        try session.waitForPrompt()
        try session.run("", until: "Enter: run without-signals · next: read on")
        session.type("list\r")
        try session.wait(forText: "Building workbook-full … [2/40]")
        session.type("\u{3}")
        try session.wait(forText: "Stopped waiting.")
        try session.waitForPrompt()
        try session.run("next", until: "step 2 of")
        session.type("list\r")
        try session.wait(forText: "Building workbook-full")
        try endBuild(with: 0)
        try session.wait(forText: "SignIn")
        try session.waitForPrompt()
        // The place is kept.
        try session.run("read", until: "step 2 of")
        session.type("quit\r")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(try book.folder.read("builds").hasPrefix("build --package-path"))
        #expect(try book.folder.read("builds").contains("--product workbook-full"))
    }

    @Test("as soon as all is built, the next line goes to the whole workbook")
    func ready() throws {
        let session = try book.start(environment: environment)
        try session.waitForPrompt()
        try endBuild(with: 0)
        try session.run("settings", until: "background-build")
        // Only one greeting.
        #expect(!session.screen.text.contains("Welcome back"))
        session.type("\u{4}")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test("a failed build is reported once, reading goes on, and a command that needs it shows the errors")
    func failure() throws {
        let session = try book.start(environment: environment)
        try session.waitForPrompt()
        try endBuild(with: 1)
        try session.wait(forText: "The rest of the workbook doesn't build: error: cannot find 'x' in scope")
        try session.waitForPrompt()
        try session.run("", until: "step 1 of")
        try session.run("next", until: "step 2 of")
        try book.folder.write("1", to: "status")
        try session.run("list", until: "workbook-full doesn't build:")
        try session.run("read", until: "step 2 of")
        session.type("\u{4}")
        try session.wait(forText: "See you.")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test("quitting while it's built ends the build")
    func leaving() throws {
        let session = try book.start(environment: environment)
        try session.waitForPrompt()
        #expect(started.waitForByte())
        session.type("quit\r")
        #expect(try session.waitForEnd() == .exited(0))
        #expect(started.waitForEnd(), "the build goes on")
    }

    @Test("questions are answered without the rest of the workbook")
    func questions() throws {
        try turnOffBackgroundBuild()
        try book.folder.write(
            """
            # A lesson for tests

            ```guess
            What is it?
            - this
              No.
            + that
              Yes.
            ```

            It was that.
            """, to: "Chapters/00-WithoutSignals/Lesson.md")
        let session = try book.start(environment: environment)
        try session.waitForPrompt()
        try session.run("", until: "Type 1 or 2; Enter shows the answer")
        try session.run("3", until: "There is no answer 3. Type 1 or 2.")
        try session.run("1", until: "Not quite. No.")
        try session.run("2", until: "Right. Yes.")
        #expect(session.screen.text.contains("It was that."))
        // Nothing is built before it's needed.
        #expect(!FileManager.default.fileExists(atPath: book.folder.url.appending(path: "builds").path))
        session.type("task 0.1\r")
        try endBuild(with: 0)
        try session.wait(forText: "Task 0.1")
    }

    @Test("a command from the shell waits for the build, and a failed one is a failed command")
    func shell() throws {
        for (status, expected) in [(1, Int32(1)), (0, 0)] {
            try book.folder.write("\(status)", to: "status")
            let session = try book.start(["list"], environment: environment)
            let ending = try session.waitForEnd()
            let text = session.screen.text
            #expect(ending == .exited(expected), "\(text)")
            #expect(text.contains(status == 0 ? "SignIn" : "cannot find 'x'"), "\(text)")
            #expect(!text.contains(status == 0 ? "cannot find 'x'" : "SignIn"), "\(text)")
        }
    }

    @Test("it's compiled from less than a quarter of the whole workbook's files")
    func size() throws {
        func objects(_ product: String) throws -> Int {
            let list = "\(Program.buildFolder)/\(product).product/Objects.LinkFileList"
            return try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").count
        }
        #expect(try objects("workbook") * 4 < objects("workbook-full"))
    }
}
