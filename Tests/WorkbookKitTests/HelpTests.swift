import Foundation
import Grading
import ProofKit
import Reading
import TerminalTestKit
import Testing

@testable import Checks
@testable import WorkbookKit

@MainActor
@Suite("Help beyond the commands") struct HelpTests {
    let bench: Bench
    let session: Session

    init() throws { (bench, session) = try Bench.withSession() }

    @Test func `The guide to operators has each of them, and nothing else`() throws {
        let text = try BookCopy.text(of: "Chapters/Operators.md")
        let names = Lesson(markdown: text, fallbackTitle: "").steps.flatMap(\.blocks).flatMap { block -> [String] in
            guard case .list(_, let items) = block else { return [] }
            return items.joined().flatMap { item -> [String] in
                guard case .paragraph(let text) = item else { return [] }
                return text.matches(of: /`([^`]+)`/).map { String($0.1) }
            }
        }
        let found = names.map { OperatorCatalogue.named($0)?.name }
        for (name, operatorName) in zip(names, found) { #expect(operatorName != nil, "\(name) isn't an operator") }
        #expect(Set(found.compactMap(\.self)) == Set(OperatorCatalogue.all.map(\.name)))
        #expect(Set(names).count == names.count, "an operator is there twice")
    }

    @Test func `The glossary has at most 75 words, each with two sentences and a chapter that uses the word`() throws {
        let checkout = Checkout(root: BookCopy.original)
        let book = Book(checkout: checkout, chapters: catalogue)
        let entries = Glossary(of: checkout).entries
        var lessons: [String: String] = [:]
        #expect((20...75).contains(entries.count))
        #expect(Set(entries.map { $0.word.lowercased() }).count == entries.count)
        for entry in entries {
            let paragraphs = entry.blocks.compactMap { if case .paragraph(let text) = $0 { text } else { nil } }
            try #require(paragraphs.count == 2, "\(entry.word)")
            let (text, reference) = (paragraphs[0], paragraphs[1])
            let sentences = text.matches(of: /[.?!](?: |$)/).count
            #expect(sentences == 2, "\(entry.word): \(text)")
            let number = try #require(reference.wholeMatch(of: /Chapter (\d+)\./)?.1, "\(entry.word): \(reference)")
            let chapter = try book.chapter(named: String(number))
            let lesson =
                try lessons[chapter.id]
                ?? MarkdownRenderer(width: 1_000, colored: false).lines(
                    book.lesson(of: chapter).steps.flatMap(\.blocks)
                ).joined(separator: " ").lowercased()
            lessons[chapter.id] = lesson
            #expect(lesson.contains(entry.word.lowercased()), "chapter \(number) doesn't mention \(entry.word)")
        }
    }

    @Test func `Help has a page for every type that a lesson names`() throws {
        let checkout = Checkout(root: BookCopy.original)
        let topics = HelpTopics(of: checkout)
        let declaration = /public (?:final )?(?:struct|class|enum|protocol) (?<name>\w+)/
        let files = try ["ReactiveCore", "StarterProject"].flatMap { module in
            try FileManager.default.subpathsOfDirectory(atPath: "\(checkout.root.path)/Sources/\(module)")
                .filter { $0.hasSuffix(".swift") }.map { "Sources/\(module)/\($0)" }
        }
        let types = try Set(
            files.flatMap { file in
                try BookFile.text(of: file, in: checkout.root).matches(of: declaration).map { String($0.name) }
            })
        #expect(types.contains("TestScheduler") && types.contains("TweetList"))
        let lessons = try catalogue.map { try BookFile.text(of: "Chapters/\($0.folder)/Lesson.md", in: checkout.root) }
        let named = Set(
            lessons.flatMap { $0.matches(of: /`[^`\n]+`/) }.flatMap { code in
                code.output.split { !$0.isLetter }.map(String.init)
            })
        for type in types.intersection(named) {
            #expect(throws: Never.self, "\(type)") { try topics.page(about: type) }
        }
    }

    @Test(arguments: Explanation.Topic.allCases)
    func `Help has a page for everything that an explained error refers to`(_ topic: Explanation.Topic) throws {
        let topics = HelpTopics(of: Checkout(root: BookCopy.original))
        #expect(throws: Never.self) { try topics.page(about: topic.rawValue) }
        #expect(throws: Complaint.self, "it isn't the page of a command") { try Command.named(topic.rawValue) }
    }
}
