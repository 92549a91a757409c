import Foundation
import TerminalTestKit
import Testing

/// The README's pictures, generated from real runs. `REGENERATE=1 swift test --filter PicturesTests` writes the check;
/// Tests/Site/hero.py draws the app.
@Suite("The README's pictures") struct PicturesTests {
    private let book: BookOnATerminal

    init() throws { book = try BookOnATerminal(hasOwnLesson: false) }

    private func expect(_ picture: String, in name: String) throws {
        try KeptFile(path: "Chapters/Pictures/\(name).svg", suite: "PicturesTests").expect(picture)
    }

    @Test func `a check that fails`() throws {
        try book.putExercise(book.solution.replacing("text.count > 2", with: "text.count > 3"))
        let session = try book.startAtPrompt(rows: 40, columns: 62)
        try session.run("check 1.1 --seed 341457", until: "replay 1.1")
        let first = try #require(session.screen.row(of: "workbook> check"))
        let picture = session.screen.picture(
            of: first..<session.screen.row, title: "A check that fails",
            description: "The workbook compares the expected colors with the actual ones, and points at the difference."
        )
        try expect(picture, in: "check")
    }

    @Test func `the README shows each of them`() throws {
        let readme = try BookCopy.text(of: "README.md")
        let shown = readme.matches(of: /Chapters\/Pictures\/([\w-]+\.svg)/).map { String($0.1) }
        let folder = BookCopy.original.appending(path: "Chapters/Pictures").path
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == shown.sorted())
    }
}
