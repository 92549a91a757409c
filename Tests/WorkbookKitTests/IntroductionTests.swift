import Foundation
import Grading
import Judges
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

    // All marks are removed in one pass over the lessons, because a pass is slow.
    @Test func `A mark that is removed leaves a gap`() throws {
        let names = ["map", "promoteFailure(to:)", "Advice", "take(until:)", "then", "filter", "flatMap", "throttle"]
        let lessons = try book.chapters.map(book.lesson(of:)).map { lesson in
            var lesson = lesson
            for index in lesson.steps.indices { lesson.steps[index].introduces.removeAll { names.contains($0) } }
            return lesson
        }
        let missed = Set(try introductions.gaps(in: lessons).map(\.name))
        #expect(missed.isSuperset(of: names), "\(missed)")
    }

    @Test func `A mark counts only where the operator can be tried`() throws {
        let names = ["map", "filter", "throttle"]
        let lessons = try book.chapters.map(book.lesson(of:)).map { lesson in
            var lesson = lesson
            for step in lesson.steps.indices {
                for part in lesson.steps[step].parts.indices {
                    lesson.steps[step].parts[part].offers.removeAll { offer in
                        guard case .command(let line) = offer else { return false }
                        return names.contains { line.hasPrefix("marbles \($0)") }
                    }
                }
            }
            return lesson
        }
        let missed = Set(try introductions.gaps(in: lessons).filter { $0.reason.contains("marbles") }.map(\.name))
        #expect(missed.isSuperset(of: names), "\(missed)")
    }
}
