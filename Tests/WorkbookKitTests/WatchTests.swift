import Foundation
import Reading
import TerminalTestKit
import Testing

@Suite("Watching an exercise on a terminal") struct WatchTests {
    let book: BookOnATerminal
    let file = "Chapters/01-Validation/Exercise.swift"

    init() throws { book = try BookOnATerminal() }

    private var wrong: String {
        get throws { try book.solution.replacing("text.count > 2", with: "text.count > 3") }
    }

    private var endless: String {
        get throws {
            let head = "func validate(_ searchField: TextField) -> any Disposable {\n    "
            return try book.solution.replacing(head, with: head + "while searchField.text.isEmpty {}\n    return ")
        }
    }

    @Test
    func `A new save cancels the previous check, even an endless one, and a save during a check is not lost`() throws {
        let session = try book.startAtPrompt(rows: 150)
        session.type("watch 1\r")
        try session.wait(for: "the first verdict") {
            $0.text.contains("Task 1 not started") && $0.text.contains("q quit")
        }
        try book.putExercise(endless)
        try session.wait(forText: "s so far")
        #expect(session.screen.text.contains("the limit is 10 s"))
        try book.putExercise(book.solution)
        try session.wait(forText: "You passed all of the chapter's tasks")
        session.type("q")
        try session.waitForPrompt()
        try session.run("progress 1", until: "●●●●●")
        #expect(session.screen.text.contains("passed, 1 check"))
    }

    @Test func `A watch says that the file is gone, and goes on when it's back, even unchanged`() throws {
        let session = try book.startAtPrompt(rows: 150)
        session.type("watch 1\r")
        try session.wait(forText: "Task 1 not started")
        let (file, elsewhere) = (book.folder.url.appending(path: file), book.folder.url.appending(path: "elsewhere"))
        try FileManager.default.moveItem(at: file, to: elsewhere)
        try session.wait(forText: "There is no file")
        #expect(!session.screen.text.contains("Task 1 not started"))
        try FileManager.default.moveItem(at: elsewhere, to: file)
        try session.wait(for: "the verdict again") {
            $0.text.contains("Task 1 not started") && $0.text.contains("q quit")
        }
        session.type("q")
        try session.waitForPrompt()
    }

    @Test func `A plain watch prints a block of lines per save, without links or keys, and ends with Ctrl-C`() throws {
        let session = try book.start(
            ["watch", "1.1", "--plain"], rows: 40, columns: 200, environment: ["VTE_VERSION": "7600"])
        try session.wait(forText: "Checked \(file): 1 not started")
        try book.putExercise(wrong)
        try session.wait(forText: "\(file):18:1: error: Task 1.1: The field")
        try session.wait(forText: "Checked \(file): 1 not passed")
        try book.putExercise(book.solution + "\nlet broken: Int = \"text\"\n")
        try session.wait(forText: ": 1 does not compile")
        try book.putExercise(book.solution)
        try session.wait(forText: "Checked \(file): 1 passed")
        session.press(.control("c"))
        #expect(try session.waitForEnd() == .exited(130))
        #expect(!String(decoding: session.output, as: UTF8.self).contains("\u{1B}]8"))
        #expect(session.screen.lines.count { $0 == "Checking \(file)" } == 4)
    }
}
