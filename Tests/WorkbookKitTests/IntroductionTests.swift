import Foundation
import Grading
import Reading
import TerminalTestKit
import Testing

import let ProofKit.catalogue

@testable import Checks
@testable import WorkbookKit

@Suite("Nothing before its introduction") struct IntroductionTests {
    private let introductions: Introductions
    private let book: Book

    init() throws {
        book = Book(checkout: Checkout(root: BookCopy.original), chapters: catalogue)
        introductions = Introductions(book: book, vocabulary: try Vocabulary.ofTheBook.get())
    }

    @Test func `Every operator, type, function, and member that a task needs was introduced before it`() throws {
        let gaps = try introductions.gaps(in: book.chapters.map(book.lesson(of:)))
        #expect(gaps == [], "\(gaps.map(\.description).joined(separator: "\n"))")
    }
}
