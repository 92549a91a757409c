import Foundation
import TerminalTestKit
import Testing

@Suite("Watching an exercise on a terminal") struct WatchTests {
    let book: BookOnATerminal
    let file = "Chapters/01-Validation/Exercise.swift"

    init() throws { book = try BookOnATerminal() }

    private var wrong: String {
        get throws { try book.solution.replacing("text.count > 2", with: "text.count > 3") }
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
