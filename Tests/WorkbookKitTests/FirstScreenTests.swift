import Foundation
import Reading
import Terminal
import TerminalTestKit
import Testing

/// The program `workbook`, in a copy of the book that looks like a fresh clone. A script stands in for `swift build`.
@Suite("Reading while the workbook is built") struct FirstScreenTests {
    private let book: BookOnATerminal
    private let environment: [String: String]
    /// The script writes to a product's pipe when its build starts, and keeps the pipe open until the build ends.
    private let started: [String: NamedPipe]
    /// What is built in the background in chapter 00, in this order.
    private static let products = ["without-signals", "workbook-check", "WorkbookRuntime", "workbook-full"]

    init() throws {
        book = try BookOnATerminal(hasOwnLesson: false)
        try book.copy.forgetBuilds()
        let folder = book.folder.url
        started = try Dictionary(
            uniqueKeysWithValues: (Self.products + ["validation"]).map {
                ($0, try #require(NamedPipe(at: folder.appending(path: "started-\($0)"))))
            })
        try #require(mkfifo(folder.appending(path: "ending").path, 0o600) == 0)
        // The test chooses the script's exit status: through the pipe `ending`, or in the file `status`.
        environment = try book.putTool(
            "swift",
            """
            #!/bin/sh
            cd '\(folder.path)'
            [ "$1" = build ] || exit 0
            echo "$@" >> builds
            while [ "$1" != --product ]; do shift; done
            exec 7>"started-$2"
            printf '!' >&7
            [ -e silent ] || echo '[2/40] Compiling something'
            cat printed 2>/dev/null || echo "error: cannot find 'x' in scope"
            [ -e status ] || read status < ending
            exit "${status:-$(cat status)}"
            """)
    }

    private func endBuild(of product: String, with status: Int) throws {
        #expect(started[product]?.waitForByte() == true, "\(product) isn't built")
        let pipe = try FileHandle(forWritingTo: book.folder.url.appending(path: "ending"))
        try pipe.write(contentsOf: Data("\(status)\n".utf8))
    }

    private func turnOffBackgroundBuild() throws {
        try book.folder.write(#"{ "version": 1, "background-build": false }"#, to: ".workbook/settings.json")
    }

    @Test func `lessons can be read at once, and what needs the judges waits with progress until Ctrl-C`() throws {
        let session = try book.start(environment: environment)
        try session.wait(forText: "While you read, the rest of the workbook is built.")
        try session.waitForPrompt()
        try session.run("", until: "Enter: run without-signals · next: read on")
        try endBuild(of: "without-signals", with: 0)
        session.type("progress\r")
        try session.wait(forText: "Building the rest of the workbook … [2/40] · Ctrl-C goes on reading")
        session.type("\u{3}")
        try session.wait(forText: "Stopped waiting.")
        try session.waitForPrompt()
        try session.run("next", until: "page 2 of")
        session.type("settings\r")
        try session.wait(forText: "Building the rest of the workbook")
        for product in Self.products.dropFirst() { try endBuild(of: product, with: 0) }
        try session.wait(forText: "background-build")
        try session.waitForPrompt()
        try session.run("read", until: "page 2 of")
        #expect(try session.end(by: "quit\r") == .exited(0))
        let builds = try book.folder.read("builds").split(separator: "\n")
        #expect(builds[0].hasPrefix("build --package-path") && builds[0].contains("--product without-signals"))
        for (build, product) in zip(builds, Self.products) { #expect(build.contains("--product \(product)")) }
    }

    @Test(arguments: ["list", "open 3", "next", "task 0.1", "help check"])
    func `a command of reading from a shell needs no build`(line: String) throws {
        let session = try book.start(Words.split(line), environment: environment)
        #expect(try session.waitForEnd() == .exited(0))
        #expect(!session.screen.text.isEmpty && !book.folder.exists("builds"))
    }

    @Test(arguments: [80, 40]) func `help, the chapters, and mistakes need no build`(columns: Int) throws {
        try turnOffBackgroundBuild()
        let session = try book.startAtPrompt(rows: 70, columns: columns, environment: environment)
        try session.run("", until: "page 1 of")
        try session.run("chekc 1.1", until: "\"check\"?")
        try session.run("check 1.9", until: "Its tasks are")
        try session.run("open nowhere", until: "There is no chapter")
        try session.run("list --jsn", until: "Unknown option")
        try session.run("next \"", until: "never closed")
        try session.run("help check", until: "For example  check 1.2")
        try session.run("list", until: "Sign in")
        try session.run("task 0.1", until: "Your code goes to")
        #expect(try session.end(by: "quit\r") == .exited(0))
        #expect(!book.folder.exists("builds"))
    }

    @Test(arguments: [80, 40])
    func `a task is shown without a build; its check waits for one, and Ctrl-C goes on reading`(columns: Int) throws {
        try turnOffBackgroundBuild()
        try book.folder.write(
            "# A lesson for tests\n\n## One\n\n```task\n1\n```\n\n## Two\n", to: "Chapters/00-WithoutSignals/Lesson.md")
        let session = try book.startAtPrompt(rows: 70, columns: columns, environment: environment)
        try session.run("", until: "press Enter.")
        #expect(session.screen.text.contains("Task 0.1: "))
        #expect(session.screen.text.contains("Your turn: edit"))
        #expect(!book.folder.exists("builds"))
        session.type("\r")
        #expect(started["workbook-check"]?.waitForByte() == true)
        session.type("\u{3}")
        try session.waitForPrompt()
        try session.run("next", until: "page 2 of 2")
        #expect(try session.end(by: "quit\r") == .exited(0))
    }

    @Test func `the end of a chapter is summed up, and Enter opens the next one, without a build`() throws {
        try turnOffBackgroundBuild()
        try book.folder.write("# A lesson for tests\n\nIt's short.\n", to: "Chapters/00-WithoutSignals/Lesson.md")
        let session = try book.startAtPrompt(rows: 70, environment: environment)
        try session.run("", until: "the last page of the chapter, Enter ends it")
        try session.run("", until: "Next is chapter 1, Validation. Press Enter to open it.")
        #expect(session.screen.text.contains("Still open: 0.1"))
        try session.run("", until: "1 Validation · page 1 of")
        #expect(!book.folder.exists("builds"))
        #expect(try session.end(by: "quit\r") == .exited(0))
    }

    @Test func `the first Enter needs only the chapter's own program`() throws {
        let session = try book.startAtPrompt(environment: environment)
        try session.run("", until: "Enter: run without-signals")
        session.type("\r")
        try session.wait(forText: "Building without-signals … [2/40] · Ctrl-C goes on reading")
        try endBuild(of: "without-signals", with: 0)
        try session.wait(forText: "00 Without signals")
        session.type("\u{4}")
        try session.waitForPrompt()
        #expect(session.screen.text.contains("Enter goes on"))
        #expect(!(try book.folder.read("builds").contains("WorkbookRuntime")))
        #expect(try session.end(by: "quit\r") == .exited(0))
    }

    @Test func `what is typed during a wait isn't shown in it, and is there at the prompt`() throws {
        let session = try book.startAtPrompt(environment: environment)
        session.type("progress\r")
        try session.wait(forText: "Building the rest of the workbook")
        session.type("xyz")
        session.type("\u{3}")
        try session.wait(for: "the keys at the prompt") { $0.line($0.row) == "workbook> xyz" }
        let lines = session.screen.text.split(separator: "\n").filter { $0.contains("xyz") }
        #expect(lines.count == 1, "\(lines)")
        session.type("\u{3}")
        try session.waitForPrompt()
        #expect(try session.end(by: "quit\r") == .exited(0))
    }

    @Test func `what is typed during a wait isn't taken as a reply to what comes after it`() throws {
        let session = try book.startAtPrompt(environment: environment)
        session.type("settings\r")
        try session.wait(forText: "Building the rest of the workbook")
        session.type("\rhelp quit\rxyz")
        for product in Self.products { try endBuild(of: product, with: 0) }
        try session.waitForPrompt(after: "background-build")
        #expect(session.screen.column == 10 && !session.screen.text.contains("Leave the workbook"))
    }

    @Test(arguments: [80, 40])
    func `beside another build, it waits with a sentence, and reading goes on`(columns: Int) throws {
        try book.folder.write("", to: "silent")
        try FileLock.holding(book.folder.url.appending(path: ".build/.lock").path) {
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

    @Test func `a full disk is named, and reading goes on`() throws {
        try book.folder.write("error: failed to write 'x': No space left on device\n", to: "printed")
        try book.folder.write("1", to: "status")
        let session = try book.start(environment: environment)
        try session.wait(forText: "The disk is full, so without-signals can't be built.")
        try session.waitForPrompt()
        try session.run("", until: "page 1 of")
        try session.run("progress", until: "The disk is full, so the rest of the workbook can't be built.")
        #expect(try session.end(by: "\u{4}") == .exited(0))
    }

    @Test func `what checks the first chapter is built before the rest, and hands other lines over`() throws {
        try turnOffBackgroundBuild()
        let session = try book.startAtPrompt(rows: 70, environment: environment)
        session.type("check 0.1\r")
        for product in ["workbook-check", "WorkbookRuntime"] { try endBuild(of: product, with: 0) }
        try session.waitForPrompt(after: "Task 1 not started")
        try session.run("hint 0.1", until: "Hint 1 of")
        try session.run("next", until: "page 1 of")
        #expect(!(try book.folder.read("builds").contains("workbook-full")))
        session.type("hint 1.1\r")
        try endBuild(of: "workbook-full", with: 0)
        try session.waitForPrompt(after: "hint 1.1 shows the next hint")
        #expect(try session.end(by: "quit\r") == .exited(0))
    }

    @Test func `in another chapter, what checks the first one shows its hints, and reading goes on there`() throws {
        let session = try book.startAtPrompt(rows: 70, environment: environment)
        try session.run("open 5", until: "5 Filter · page 1 of")
        session.type("hint 0.1\r")
        for product in ["without-signals", "workbook-check"] { try endBuild(of: product, with: 0) }
        try session.waitForPrompt(after: "Hint 1 of")
        #expect(started["WorkbookRuntime"]?.waitForByte() == true)
        try session.run("next", until: "5 Filter · page 2 of")
        #expect(try session.end(by: "quit\r") == .exited(0))
    }

    @Test func `as soon as all is built, the next line goes to the whole workbook`() throws {
        let session = try book.startAtPrompt(environment: environment)
        for product in Self.products { try endBuild(of: product, with: 0) }
        #expect(started["validation"]?.waitForByte() == true)
        try session.run("settings", until: "background-build")
        // There is only one greeting.
        #expect(!session.screen.text.contains("Welcome back"))
        #expect(try session.end(by: "\u{4}") == .exited(0))
    }

    @Test
    func `a failed build is reported once, reading goes on, and a command that needs it shows the errors`() throws {
        let session = try book.startAtPrompt(environment: environment)
        try endBuild(of: "without-signals", with: 1)
        try session.wait(forText: "The rest of the workbook doesn't build: error: cannot find 'x' in scope")
        try session.waitForPrompt()
        try session.run("", until: "page 1 of")
        try session.run("next", until: "page 2 of")
        try book.folder.write("1", to: "status")
        try session.run("progress", until: "workbook-full doesn't build:")
        try session.run("read", until: "page 2 of")
        session.type("\u{4}")
        try session.wait(forText: "See you.")
        #expect(try session.waitForEnd() == .exited(0))
    }

    @Test func `quitting while it's built ends the build`() throws {
        let session = try book.startAtPrompt(environment: environment)
        #expect(started["without-signals"]?.waitForByte() == true)
        #expect(try session.end(by: "quit\r") == .exited(0))
        #expect(started["without-signals"]?.waitForEnd() == true, "the build goes on")
    }

    /// With the rest of the workbook, and in a fresh clone without it.
    @Test(arguments: [true, false]) func `what's about reading has the same answer before the rest is built`(
        _ isBuilt: Bool
    ) throws {
        let book = isBuilt ? try BookOnATerminal(hasOwnLesson: false) : book
        try book.folder.write(#"{ "version": 1, "background-build": false }"#, to: ".workbook/settings.json")
        let session = try book.startAtPrompt(rows: 70, environment: isBuilt ? [:] : environment)
        try session.run("back", until: "No chapter is open yet.")
        try session.run("guess", until: "This page asks nothing now.")
        try session.run("read", until: "page 1 of")
        try session.run("back", until: "This is the first page of the book.")
        try session.run("open 3 2", until: "3 The access request · page 2 of")
        try session.run("open 3 99", until: "Chapter The access request has no page 99.")
        try session.run("open 1", until: "1 Validation · page 1 of")
        try session.run("back", until: "0 Without signals · page")
        try session.run("list", until: "Sign in")
        #expect(try session.end(by: "quit\r") == .exited(0))
        #expect(!book.folder.exists("builds"))
    }

    @Test func `a page whose task has values that only the judge knows is shown without a build`() throws {
        try turnOffBackgroundBuild()
        let session = try book.startAtPrompt(rows: 70, environment: environment)
        try session.run("open 1.2", until: "task 1.2 shows it here, too.")
        #expect(session.screen.text.contains("Its question is in Chapters/01-Validation/Exercise.swift. In a moment,"))
        #expect(!session.screen.text.contains("{letters}"))
        #expect(!book.folder.exists("builds"))
        session.type("task 1.2\r")
        try endBuild(of: "workbook-full", with: 0)
        try session.waitForPrompt(after: "hint 1.2 shows a hint.")
    }

    @Test func `questions are answered without the rest of the workbook`() throws {
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
        let session = try book.startAtPrompt(environment: environment)
        try session.run("", until: "Type 1 or 2; Enter shows the answer")
        try session.run("3", until: "There is no answer 3. Type 1 or 2.")
        try session.run("1", until: "Not quite. No.")
        try session.run("2", until: "Right. Yes.")
        #expect(session.screen.text.contains("It was that."))
        #expect(!book.folder.exists("builds"))
        session.type("settings\r")
        try endBuild(of: "workbook-full", with: 0)
        try session.wait(forText: "background-build")
    }

    @Test func `a command from the shell waits for the build, and a failed one is a failed command`() throws {
        for (status, expected) in [(1, Int32(1)), (0, 0)] {
            try book.folder.write("\(status)", to: "status")
            let session = try book.start(["settings"], environment: environment)
            let ending = try session.waitForEnd()
            let text = session.screen.text
            #expect(ending == .exited(expected), "\(text)")
            #expect(text.contains(status == 0 ? "background-build" : "cannot find 'x'"), "\(text)")
            #expect(!text.contains(status == 0 ? "cannot find 'x'" : "background-build"), "\(text)")
        }
    }

    @Test func `it's linked without the judges and the grader, and so is a chapter's program`() throws {
        func modules(of product: String) throws -> [String] {
            let program = try Data(contentsOf: URL(filePath: Program.product(product).path), options: .alwaysMapped)
            return ["6Judges", "12SharedJudges", "7Grading", "12ReactiveCore"].filter {
                program.range(of: Data("$s\($0)".utf8)) != nil
            }
        }
        #expect(try modules(of: "workbook") == [])
        #expect(try modules(of: "without-signals") == ["12ReactiveCore"])
        #expect(try modules(of: "workbook-check") == ["12SharedJudges", "7Grading", "12ReactiveCore"])
        #expect(try modules(of: "workbook-full").count == 4)
    }
}
