import Foundation
import Reading
import TerminalTestKit
import Testing

@Suite("Watching an exercise on a terminal")
struct WatchTests {
    let book: BookOnATerminal
    let file = "Chapters/01-Validation/Exercise.swift"

    init() throws { book = try BookOnATerminal() }

    private var solution: String {
        get throws { try book.folder.read("Solutions/01-Validation/Exercise.swift") }
    }

    private var wrong: String {
        get throws { try solution.replacing("text.count > 2", with: "text.count > 3") }
    }

    /// Task 1 never ends; the other tasks are right.
    private var endless: String {
        get throws {
            let head = "func validate(_ searchField: TextField) -> any Disposable {\n    "
            return try solution.replacing(head, with: head + "while searchField.text.isEmpty {}\n    return ")
        }
    }

    private func watching(_ line: String = "watch 1") throws -> TerminalSession {
        let session = try book.startAtPrompt(rows: 150)
        session.type(line + "\r")
        try session.wait(for: "the first verdict") {
            $0.text.contains("Task 1 not started") && $0.text.contains("q quit")
        }
        return session
    }

    private func leave(_ session: TerminalSession, _ key: String = "q") throws {
        session.type(key)
        try session.waitForPrompt()
        #expect(session.screen.unknownSequences.isEmpty)
    }

    @Test("A save in place, one by moving a new file there, and one by deleting and creating are each checked")
    func waysToSave() throws {
        let session = try watching()
        try book.folder.write(wrong, to: file)
        try session.wait(forText: "Task 1 not passed")
        try solution.write(to: book.folder.url.appending(path: file), atomically: true, encoding: .utf8)
        try session.wait(forText: "You passed all of the chapter's tasks")
        try FileManager.default.removeItem(at: book.folder.url.appending(path: file))
        try book.folder.write(wrong, to: file)
        // The colon is the report's. The line before it, while a shorter run is looked for, has a period.
        try session.wait(forText: "Task 1 not passed: ")
        try leave(session)
        try session.run("progress 1", until: "but its last check failed")
    }

    @Test("A new save cancels the previous check, even an endless one, and a save during a check is not lost")
    func overtaken() throws {
        let session = try watching()
        try book.folder.write(endless, to: file)
        try session.wait(forText: "s so far")
        #expect(session.screen.text.contains("the limit is 10 s"))
        try book.folder.write(solution, to: file)
        try session.wait(forText: "You passed all of the chapter's tasks")
        try leave(session)
        try session.run("progress 1", until: "●●●●●")
        #expect(session.screen.text.contains("passed, 1 check"))
    }

    @Test("The keys work during a check: hint, solution after a question, next task, again, quit")
    func keys() throws {
        let session = try watching()
        try book.folder.write(endless, to: file)
        try session.wait(forText: "Checking")
        session.type("h")
        try session.wait(forText: "Hint 1 of 3")
        session.type("s")
        try session.wait(forText: "y/N")
        session.type("n")
        session.type("s")
        try session.wait(forText: "y/N")
        session.type("y")
        try session.wait(forText: "// MARK: - Task 1")
        session.type("n")
        try session.wait(forText: "Task 2 not started")
        session.type("r")
        try session.wait(forText: "Checking")
        try leave(session)
    }

    @Test("Ctrl-C and Ctrl-D quit during any check, and the prompt still works", arguments: ["\u{3}", "\u{4}"])
    func leaving(_ key: String) throws {
        let session = try watching("watch 1.1")
        try book.folder.write(endless, to: file)
        try session.wait(forText: "Checking")
        try leave(session, key)
        try session.run("list", until: "Validation")
    }

    @Test("A compile error is shown with its line, and the next save is checked")
    func doesNotCompile() throws {
        let session = try watching()
        try book.folder.write(solution + "\nlet broken: Int = \"text\"\n", to: file)
        try session.wait(forText: "This is String, and Int is needed here.")
        try book.folder.write(solution, to: file)
        try session.wait(forText: "You passed all of the chapter's tasks")
        try leave(session)
    }

    @Test("From the shell it ends with q and restores the terminal; its last line fits a narrow window")
    func oneShot() throws {
        let session = try book.start(["watch", "1.1"], rows: 30, columns: 40)
        try session.wait(forText: "Task 1 not started")
        try session.wait(forText: "q quit")
        session.type("s")
        try session.wait(forText: "Show the answer? y/N")
        session.type("n")
        try session.wait(forText: "q quit")
        #expect(try session.end(by: "q") == .exited(0))
        #expect(session.modes.areCooked)
    }

    @Test("A plain watch prints a block of lines per save, without links or keys, and ends with Ctrl-C")
    func plain() throws {
        let session = try book.start(
            ["watch", "1.1", "--plain"], rows: 40, columns: 200, environment: ["VTE_VERSION": "7600"])
        try session.wait(forText: "Checked \(file): 1 not started")
        try book.folder.write(wrong, to: file)
        try session.wait(forText: "\(file):18:1: error: Task 1.1: The field")
        try session.wait(forText: "Checked \(file): 1 not passed")
        try book.folder.write(solution + "\nlet broken: Int = \"text\"\n", to: file)
        try session.wait(forText: ": 1 does not compile")
        try book.folder.write(solution, to: file)
        try session.wait(forText: "Checked \(file): 1 passed")
        session.press(.control("c"))
        #expect(try session.waitForEnd() == .exited(130))
        #expect(!String(decoding: session.output, as: UTF8.self).contains("\u{1B}]8"))
        #expect(session.screen.lines.count { $0 == "Checking \(file)" } == 4)
    }
}
