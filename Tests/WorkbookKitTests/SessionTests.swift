import Foundation
import TerminalTestKit
import Testing

@Suite("A session on a terminal") struct SessionTests {
    let book: BookOnATerminal

    init() throws { book = try BookOnATerminal() }

    @Test func `Open, read, run live, check, solve, come back, and break it again`() throws {
        var session = try book.startAtPrompt(rows: 150)
        try session.run("open validation", until: "page 1 of 3")
        try session.run("", until: "Enter: run validation")

        session.type("\r")
        try session.wait(for: "a yellow field") {
            $0.isAlternate && $0.marksPastes && $0.background(of: "") == .yellow
        }
        session.type("ma")
        try session.wait(for: "ma on yellow") { $0.text.contains("\"ma\"") && $0.background(of: "ma") == .yellow }
        session.type("g")
        try session.wait(for: "mag on white") { $0.text.contains("\"mag\"") && $0.background(of: "mag") == .white }
        session.type("\u{4}")
        try session.waitForPrompt(after: "")

        try session.run("check 1.1", until: "not started")
        try book.putExercise(book.solution)
        try session.run("check 1", until: "Task 5 passed")
        #expect(try session.end(by: "quit\r") == .exited(0))

        session = try book.startAtPrompt(rows: 150)
        #expect(session.screen.text.contains("at page 2 of 3"))
        try session.run("progress 1", until: "✓ 1.1")
        try book.putExercise(book.solution.replacing("text.count > 2", with: "text.count > 3"))
        try session.run("check 1.1", until: "Task 1 not passed")
        #expect(session.screen.text.contains("expected"))
        #expect(session.screen.text.contains("actual"))
        #expect(session.screen.unknownSequences.isEmpty)
    }
}

extension ScreenModel {
    /// The background of the cell after "Search: " in the first row in which `text` follows; nil without such a row.
    func background(of text: String) -> ScreenColor? {
        guard let row = row(of: "Search: \(text)"), let range = line(row).range(of: "Search: ") else { return nil }
        return cell(row, line(row).distance(from: line(row).startIndex, to: range.upperBound)).background
    }
}
