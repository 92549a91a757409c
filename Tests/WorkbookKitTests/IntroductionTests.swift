import BookText
import Foundation
import Grading
import Judges
import TerminalTestKit
import Testing

@testable import WorkbookKit

@Suite("Nothing before its introduction")
struct IntroductionTests {
    private let introductions: Introductions
    private let book: Book

    init() throws {
        book = Book(checkout: Checkout(root: BookCopy.original), chapters: catalogue)
        introductions = Introductions(book: book, vocabulary: try Vocabulary.ofTheBook.get())
    }

    @Test("Every operator, type, function, and member that a task needs was introduced before it")
    func everythingIsIntroduced() throws {
        let gaps = try introductions.gaps(in: book.chapters.map(book.lesson(of:)))
        #expect(gaps == [], "\(gaps.map(\.description).joined(separator: "\n"))")
    }

    @Test(
        "A mark that is removed leaves a gap",
        arguments: ["map", "promoteFailure(to:)", "Advice", "take(until:)", "then", "filter", "flatMap", "throttle"])
    func aRemovedMarkIsMissed(_ name: String) throws {
        let lessons = try book.chapters.map(book.lesson(of:)).map { lesson in
            var lesson = lesson
            for index in lesson.steps.indices { lesson.steps[index].introduces.removeAll { $0 == name } }
            return lesson
        }
        #expect(try introductions.gaps(in: lessons).contains { $0.name == name })
    }

    @Test("A mark counts only where the operator can be tried", arguments: ["map", "filter", "throttle"])
    func anOperatorWithoutMarblesIsMissed(_ name: String) throws {
        let lessons = try book.chapters.map(book.lesson(of:)).map { lesson in
            var lesson = lesson
            for step in lesson.steps.indices {
                for part in lesson.steps[step].parts.indices {
                    lesson.steps[step].parts[part].offers.removeAll { offer in
                        if case .command(let line) = offer { line.hasPrefix("marbles \(name)") } else { false }
                    }
                }
            }
            return lesson
        }
        #expect(try introductions.gaps(in: lessons).contains { $0.name == name && $0.reason.contains("marbles") })
    }
}
