import Foundation
import Reading
import TerminalTestKit
import Testing

@Suite("One check, from the workbook and from a chapter's program")
struct OneCheckTests {
    @Test(
        "Both print the same bytes and end with the same status",
        arguments: [
            ([], ["1"]), (["2"], ["1.2"]), (["--json"], ["1", "--json"]), (["--plain"], ["1", "--plain"]),
            (["1", "--gradescope"], ["1.1", "--gradescope"]),
        ])
    func sameBytes(chapter: [String], workbook: [String]) throws {
        let book = try BookOnATerminal()
        let wrong = try book.folder.read("Solutions/01-Validation/Exercise.swift")
            .replacing("text.count > 2", with: "text.count > 1")
        try book.folder.write(wrong, to: "Chapters/01-Validation/Exercise.swift")
        func check(_ product: String, _ arguments: [String]) throws -> (out: String, error: String, status: Int32) {
            // A task that has passed before is shown in one line, so both checks begin without progress.
            try? FileManager.default.removeItem(at: book.folder.url.appending(path: ".workbook/progress.json"))
            return try book.script("", ["check"] + arguments + ["--seed", "7"], product: product)
        }

        let fromChapter = try check("validation", chapter)
        let fromWorkbook = try check("workbook", workbook)

        #expect(fromChapter.out == fromWorkbook.out && !fromChapter.out.isEmpty)
        #expect(fromChapter.error == fromWorkbook.error)
        #expect(fromChapter.status == fromWorkbook.status)
    }

    @Test("A chapter's check counts as progress")
    func progress() throws {
        let book = try BookOnATerminal()
        let solution = try book.folder.read("Solutions/01-Validation/Exercise.swift")
        try book.folder.write(solution, to: "Chapters/01-Validation/Exercise.swift")
        let check = try book.script("", ["check", "1"], product: "validation")
        #expect(check.status == 0)
        #expect(try book.script("", ["progress", "--json"]).out.contains("passed"))
    }
}
