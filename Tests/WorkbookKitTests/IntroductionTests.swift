import Foundation
import Grading
import Reading
import TerminalTestKit
import Testing

import let ProofKit.catalogue

@testable import Checks
@testable import WorkbookKit

@Suite("Nothing before its introduction") struct IntroductionTests {
    @Test func `Every operator, type, function, and member that a task needs was introduced before it`() throws {
        let book = Book(checkout: Checkout(root: BookCopy.original), chapters: catalogue)
        let introductions = Introductions(book: book, vocabulary: try Vocabulary(sources: book.checkout.root))
        let gaps = try introductions.gaps(in: book.chapters.map(book.lesson(of:)))
        #expect(gaps == [], "\(gaps.map(\.description).joined(separator: "\n"))")
    }
}
