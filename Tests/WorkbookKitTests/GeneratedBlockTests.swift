import BookText
import Foundation
import Grading
import Judges
import ProofKit
import Reading
import TerminalTestKit
import Testing

@testable import WorkbookKit

/// The blocks of lessons that are made from the chapters' code.
@Suite("Generated blocks")
struct GeneratedBlockTests {
    private static let chapters = BookCopy.original.appending(path: "Chapters")

    private func lines(_ info: String, _ content: String..., in folder: String = "05-Filter") -> [String]? {
        GeneratedBlock(in: Self.chapters, of: folder).lines(info: info, content: content)
    }

    @Test("the stages come from Pipeline.swift, and those of the chapter are marked")
    func pipeline() {
        #expect(
            lines("pipeline", "03 requestAccess", "04 then", "05 filter") == [
                "  03 requestAccess(to: form.accountStore)", "  04     .then { texts }",
                "+ 05     .filter(isValidSearchText)",
            ])
        #expect(
            lines("pipeline", "06 flatMap", in: "07-Threading")?.first
                == "  06     .flatMap { text in search(for: text, …) }")
        #expect(
            lines("pipeline", "12 tapSignal", "01 doNext", "08 compactMap", in: "12-SignIn")?[1]
                == "  01     .doNext { … }")
    }

    @Test("a stage that's gone, and one that's left out, are mentioned")
    func mistakesInPipeline() {
        #expect(
            lines("pipeline", "03 requestAccess", "04 after", "05 filter")?.filter { $0.hasPrefix("✗") } == [
                "✗ Pipeline.swift has a stage `then`, and this block doesn't.",
                "✗ Pipeline.swift has no stage `after` here.",
            ])
    }

    @Test("the scoreboard lists the flags of chapter 00, and how many are left")
    func flags() {
        #expect(
            lines("flags", "04 isAskingForAccess", "05 hasAccess") == [
                "  04 isAskingForAccess gone", "- 05 hasAccess         gone", "      timer", "      isSearching",
                "      lastText", "      3 of 5 left",
            ])
    }

    @Test("a flag that's named twice, and one that doesn't exist, are mentioned")
    func mistakesInFlags() {
        #expect(
            lines("flags", "04 hasAccess", "05 hasAccess", "05 isTired")?.filter { $0.hasPrefix("✗") } == [
                "✗ `hasAccess` is named twice.", "✗ Chapter 00 has no flag `isTired`.",
            ])
        #expect(lines("swift", "let isTired = true") == nil)
    }

    @Test("no lesson has a mistake in such a block", arguments: catalogue)
    func lessons(_ chapter: Chapter) throws {
        let book = Book(checkout: Checkout(root: BookCopy.original), chapters: catalogue)
        for case .code(_, let lines) in try book.lesson(of: chapter).steps.flatMap(\.blocks) {
            #expect(lines.filter { $0.hasPrefix(GeneratedBlock.mistakeMark + " ") } == [])
        }
    }
}
