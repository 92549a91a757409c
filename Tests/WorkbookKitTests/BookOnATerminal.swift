import Foundation
import ProofKit
import Reading
import Terminal
import TerminalTestKit

/// The real program on a pseudo-terminal, in a copy of the book.
final class BookOnATerminal {
    let copy: BookCopy
    var folder: TemporaryFolder { copy.folder }

    static let lesson = sample("TerminalLesson.md")

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

    func run(
        _ arguments: [String], typing text: String = "", product: String = "workbook",
        environment: [String: String] = [:]
    ) async throws -> CollectedRun {
        try await Program.product(product).run(
            arguments, typing: text, in: folder.url.path, environment: ["COLUMNS": "80"].merging(environment) { $1 })
    }
}

extension TerminalSession {
    func waitForPrompt() throws {
        try wait(for: "an empty prompt") { $0.isAtPrompt }
    }

    func waitForPrompt(after text: String) throws {
        try wait(for: "\"\(text)\" and a prompt") { screen in
            (text.isEmpty || screen.text.contains(text)) && !screen.isAlternate && screen.isAtPrompt
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
            screen.text != before && (text.map { screen.text.contains($0) } ?? true) && screen.isAtPrompt
        }
    }
}

extension ScreenModel {
    /// Whether the cursor is behind an empty prompt, and the program reads keys.
    var isAtPrompt: Bool { marksPastes && line(row) == "workbook>" && column == 10 }
}
