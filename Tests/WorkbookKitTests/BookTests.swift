import Foundation
import Grading
import Reading
import Terminal
import TerminalTestKit
import Testing

import let ProofKit.catalogue

@testable import Checks
@testable import WorkbookKit

@Suite("The book") struct BookTests {
    private let book = Book(checkout: Checkout(root: BookCopy.original), chapters: catalogue)

    @Test(arguments: catalogue)
    func `Every lesson has steps, and every command that a step offers is valid`(_ chapter: Chapter) throws {
        let lesson = try book.lesson(of: chapter)
        #expect(lesson.steps.count > 1)
        for case .command(let line) in lesson.steps.flatMap(\.offers) {
            switch try Commands.all.parse(Words.split(line)) {
            case let run as RunCommand: _ = try run.words.first.map(book.chapter(named:))
            case let check as CheckCommand: _ = try check.what.map { try CheckSubject(named: $0, in: book) }
            case let marbles as MarblesCommand:
                if let name = marbles.words.first {
                    _ = try OperatorCatalogue.looked(up: name).demonstration(Array(marbles.words.dropFirst()))
                }
            default: break
            }
        }
    }

    @Test(arguments: catalogue)
    func `Each block of a lesson is of a known kind, and its guesses and tasks can be read`(_ chapter: Chapter) throws {
        for case .code(let info, let lines) in try book.lesson(of: chapter).steps.flatMap(\.blocks) {
            #expect(["swift", "text", "console", "marbles"].contains(info), "\(info): \(lines)")
            #expect(lines.filter { $0.hasPrefix(GeneratedBlock.mistakeMark + " ") } == [])
        }
    }

    @Test func `Each stop of the tour is a page of the book`() throws {
        let stops = try Tour(of: book.checkout).stops
        #expect(stops.count == 8)
        for stop in stops {
            let pages = try book.lesson(of: book.chapter(named: stop.chapter)).steps.map(\.title)
            #expect(pages.contains(stop.page), "\(stop.chapter): \(stop.page)")
        }
    }

    /// Otherwise, always choosing the same number beats thinking.
    @Test func `The right option of three is as often the first as the second or the third`() throws {
        var counts = [0, 0, 0]
        for chapter in catalogue {
            let answers = try book.lesson(of: chapter).steps.flatMap(\.offers).compactMap { offer -> Int? in
                if case .guess(let guess) = offer, guess.options.count == 3 { guess.answer } else { nil }
            }
            for position in counts.indices {
                let count = answers.count { $0 == position }
                #expect(count * 2 <= answers.count, "chapter \(chapter.number), option \(position + 1)")
                counts[position] += count
            }
        }
        let all = counts.reduce(0, +)
        #expect(all > 100)
        #expect(counts.allSatisfy { (30...37).contains($0 * 100 / all) }, "\(counts)")
    }

    @Test(arguments: catalogue)
    func `A lesson sets each task of its chapter once, in the order of their numbers`(_ chapter: Chapter) throws {
        let numbers = Array(1...chapter.tasks.count)
        #expect(try book.lesson(of: chapter).tasks == numbers)
        #expect(chapter.tasks.map(\.number) == numbers)
        #expect(TaskRegions(of: chapter.starter).regions.map(\.task) == numbers)
        #expect(try ChapterAnswers(of: chapter, in: book.checkout.root).tasks.map(\.number) == numbers)
    }

    @Test(arguments: catalogue)
    func `No line of a lesson is wider than a window of 40 columns`(_ chapter: Chapter) throws {
        let blocks = try book.lesson(of: chapter).steps.flatMap(\.blocks)
        let lines = MarkdownRenderer(width: 40, colored: false).lines(blocks)
        #expect(lines.filter { DisplayWidth.columns(of: $0) > 40 } == [])
    }

    @Test func `A folder without the book is an error`() throws {
        let folder = try TemporaryFolder()
        #expect(throws: Complaint.self) { try Checkout.find(given: nil, from: folder.url, program: nil) }
    }
}
