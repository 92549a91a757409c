import Foundation
import TerminalTestKit
import Testing

/// Whole sessions of a learner: read, run, solve, come back.
@Suite("A session on a terminal")
struct SessionTests {
    let book: BookOnATerminal

    init() throws { book = try BookOnATerminal() }

    private func put(_ text: String) throws {
        try book.folder.write(text, to: "Chapters/01-Validation/Exercise.swift")
    }

    private var solution: String {
        get throws { try book.folder.read("Solutions/01-Validation/Exercise.swift") }
    }

    @Test("Open, read, run live, check, solve, come back, and break it again")
    func wholeSession() throws {
        var session = try book.startAtPrompt(rows: 150)
        try session.run("open validation", until: "page 1 of 3")
        try session.run("", until: "Enter: run validation")

        session.type("\r")
        try session.wait(for: "a yellow field") {
            $0.isAlternate && $0.marksPastes && $0.background(behind: "Search:") == .yellow
        }
        session.type("ma")
        try session.wait(for: "ma on yellow") { $0.text.contains("\"ma\"") && $0.background(of: "ma") == .yellow }
        session.type("g")
        try session.wait(for: "mag on white") { $0.text.contains("\"mag\"") && $0.background(of: "mag") == .white }
        session.type("\u{4}")
        try session.waitForPrompt(after: "")

        try session.run("check 1.1", until: "not started")
        try put(solution)
        try session.run("check 1", until: "Task 5 passed")
        #expect(try session.end(by: "quit\r") == .exited(0))

        session = try book.startAtPrompt(rows: 150)
        #expect(session.screen.text.contains("at page 2 of 3"))
        try session.run("progress 1", until: "✓ 1.1")
        try put(solution.replacing("text.count > 2", with: "text.count > 3"))
        try session.run("check 1.1", until: "Task 1 not passed")
        #expect(session.screen.text.contains("expected"))
        #expect(session.screen.text.contains("actual"))
        #expect(session.screen.unknownSequences.isEmpty)
    }

    @Test("A compile error is shown with its line, and the prompt still works")
    func doesNotCompile() throws {
        let session = try book.startAtPrompt(rows: 150)
        try put(solution + "\nlet broken: Int = \"text\"\n")
        try session.run("check 1.1", until: "shows the compiler's text")
        #expect(session.screen.text.contains("Task 1 not checked"))
        #expect(session.screen.text.contains("The file doesn't compile, outside of its tasks."))
        #expect(session.screen.text.contains("Chapters/01-Validation/Exercise.swift"))
        #expect(session.screen.text.contains("| let broken: Int = \"text\""))
        #expect(session.screen.text.contains("This is String, and Int is needed here."))
        try session.run("check 1 --compiler", until: "cannot convert value of type 'String'")
        try session.run("list", until: "Validation")
    }

    @Test("Ctrl-C stops a check, and the prompt still works")
    func stopCheck() throws {
        let session = try book.startAtPrompt(rows: 150)
        try put(solution.replacing("text.count > 2", with: "{ while true {} }()"))
        session.type("check 1.1\r")
        try session.wait(forText: "Checking")
        session.type("\u{3}")
        try session.waitForPrompt(after: "Stopped.")
        try session.run("list", until: "Validation")
    }

    @Test("Ctrl-C ends a program without a screen, and the prompt still works")
    func stopRun() throws {
        let session = try book.startAtPrompt(rows: 150)
        session.type("run validation --type \"m{600000ms}ag\" --realtime\r")
        try session.wait(forText: "\"m\"")
        session.type("\u{3}")
        try session.waitForPrompt(after: "Stopped.")
    }

    @Test("A live program handles Ctrl-C itself")
    func interruptInLive() throws {
        let session = try book.startAtPrompt(rows: 150)
        session.type("run validation\r")
        try session.wait(for: "the live screen") { $0.isAlternate && $0.marksPastes }
        session.type("ma")
        try session.wait(forText: "\"ma\"")
        session.type("\u{3}")
        try session.wait(for: "a cleared field") { $0.isAlternate && !$0.text.contains("Search: ma") }
        session.type("x")
        try session.wait(forText: "\"x\"")
        session.type("\u{4}")
        try session.waitForPrompt(after: "")
        #expect(!session.screen.text.contains("Stopped."))
    }

    @Test("The solution is shown after one question, which fits one line of a narrow window")
    func solutionQuestion() throws {
        let session = try book.startAtPrompt(rows: 150, columns: 40)
        session.type("solution 1.1\r")
        try session.wait(for: "the question") {
            $0.line($0.row) == "Show the answer anyway? (y/N)" && $0.marksPastes
        }
        session.type("n\r")
        try session.wait(for: "a refusal") { $0.text.contains("Not shown.") && $0.line($0.row) == "workbook>" }
    }
}

extension ScreenModel {
    /// The background of the first cell of `text` at its last place on the screen.
    func background(of text: String) -> ScreenColor? {
        for row in stride(from: rows - 1, through: 0, by: -1) where line(row).contains("Search: \(text)") {
            guard let range = line(row).range(of: "Search: ") else { continue }
            return cell(row, line(row).distance(from: line(row).startIndex, to: range.upperBound)).background
        }
        return nil
    }

    /// The background of the cell after a label and a space.
    func background(behind label: String) -> ScreenColor? {
        guard let row = row(of: label), let range = line(row).range(of: label + " ") else { return nil }
        return cell(row, line(row).distance(from: line(row).startIndex, to: range.upperBound)).background
    }
}
