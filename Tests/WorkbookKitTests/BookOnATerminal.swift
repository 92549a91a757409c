import Foundation
import ProofKit
import Reading
import TerminalTestKit

/// The real program on a pseudo-terminal, in a copy of the book.
final class BookOnATerminal {
    let copy: BookCopy
    var folder: TemporaryFolder { copy.folder }

    static let lesson = """
        # A lesson for tests

        The opening.

        ## The second step

        Some *text* that is long enough to be wrapped in a window of forty columns, and `code` with it.

        ```swift
        let validSignal = searchField.textSignal.map { text in text.count >= 3 } // a line of code that is rather long
        ```

        ## Play it

        ```console
        $ swift run validation
        ```

        ## Your turn

        ```console
        workbook> check 1.1
        ```
        """

    /// - Parameter hasOwnLesson: whether chapter 01 has a lesson for tests, which doesn't change with the book.
    init(hasOwnLesson: Bool = true) throws {
        copy = try BookCopy()
        try copy.markBuilt(catalogue.map(\.product))
        if hasOwnLesson { try folder.write(Self.lesson, to: "Chapters/01-Validation/Lesson.md") }
    }

    var solution: String { get throws { try folder.read("Solutions/01-Validation/Exercise.swift") } }

    func putExercise(_ text: String) throws { try folder.write(text, to: "Chapters/01-Validation/Exercise.swift") }

    /// - Returns: the environment in which the script is found.
    func putTool(_ name: String, _ script: String) throws -> [String: String] {
        let tools = folder.url.appending(path: "tools")
        try writeScript(script, to: tools.appending(path: name))
        return ["PATH": "\(tools.path):/usr/local/bin:/usr/bin:/bin"]
    }

    /// - Parameter shell: whether to start an interactive bash with the prompt `shell$` instead of the workbook.
    func start(
        _ arguments: [String] = [],
        of program: String = "workbook",
        inShell shell: Bool = false,
        rows: Int = 24,
        columns: Int = 80,
        environment: [String: String] = [:]
    ) throws -> TerminalSession {
        var variables = ["XDG_STATE_HOME": folder.url.appending(path: "state").path]
        if let path = ProcessInfo.processInfo.environment["PATH"] { variables["PATH"] = path }
        if shell { variables.merge(["PS1": "shell$ ", "HISTFILE": "/dev/null", "INPUTRC": "/dev/null"]) { $1 } }
        variables.merge(environment) { $1 }
        return try TerminalSession(
            shell ? Program(path: "/bin/bash") : .product(program),
            shell ? ["--norc", "--noprofile", "-i"] + arguments : arguments,
            rows: rows, columns: columns, environment: variables, folder: folder.url.path
        )
    }

    func startAtPrompt(
        _ arguments: [String] = [], rows: Int = 24, columns: Int = 80, environment: [String: String] = [:]
    ) throws -> TerminalSession {
        let session = try start(arguments, rows: rows, columns: columns, environment: environment)
        try session.waitForPrompt()
        return session
    }

    func script(
        _ text: String, _ arguments: [String] = [], product: String = "workbook", environment: [String: String] = [:]
    ) throws -> (out: String, error: String, status: Int32) {
        let process = Process()
        process.executableURL = URL(filePath: Program.product(product).path)
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        var variables = ProcessInfo.processInfo.environment
        variables["COLUMNS"] = "80"
        process.environment = variables.merging(environment) { $1 }
        try folder.write(text, to: "script")
        process.standardInput = try FileHandle(forReadingFrom: folder.url.appending(path: "script"))
        // Unlike pipes, files don't need to be read while the program runs.
        for name in ["out", "error"] { try folder.write("", to: name) }
        process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "out"))
        process.standardError = try FileHandle(forWritingTo: folder.url.appending(path: "error"))
        try process.run()
        process.waitUntilExit()
        return (try folder.read("out"), try folder.read("error"), process.terminationStatus)
    }
}

extension TerminalSession {
    func waitForPrompt() throws {
        try wait(for: "an empty prompt") { screen in
            screen.marksPastes && screen.line(screen.row) == "workbook>" && screen.column == 10
        }
    }

    func waitForPrompt(after text: String) throws {
        try wait(for: "\"\(text)\" and a prompt") { screen in
            (text.isEmpty || screen.text.contains(text)) && !screen.isAlternate && screen.marksPastes
                && screen.line(screen.row) == "workbook>"
        }
    }

    func end(by keys: String) throws -> Ending {
        type(keys)
        return try waitForEnd()
    }

    func run(_ line: String, until text: String? = nil) throws {
        let before = screen.text
        type(line + "\r")
        try wait(for: text.map { "\"\($0)\" and a prompt" } ?? "a prompt") { screen in
            screen.text != before && (text.map { screen.text.contains($0) } ?? true)
                && screen.marksPastes && screen.line(screen.row) == "workbook>" && screen.column == 10
        }
    }
}
