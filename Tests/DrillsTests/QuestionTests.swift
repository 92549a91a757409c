import BookText
import Drills
import Foundation
import ProofKit
import Reading
import Testing
import TextLayout

/// The book's lessons.
let curriculum = DrillProof.curriculum

@Suite struct QuestionTests {
    @Test(arguments: QuestionSpec.Kind.allCases)
    func `every question has one right option, and each other one comes from a misconception`(
        kind: QuestionSpec.Kind
    ) throws {
        var maker = QuestionMaker(taught: curriculum.names, seed: 7)
        for _ in 0..<40 {
            let made = maker.question(of: kind)
            let question = try #require(made)
            #expect(question.options.indices.filter { question.options[$0].misconception == nil } == [question.answer])
            #expect(Set(question.options.map(\.text)).count == question.options.count)
            #expect(question.options.count > 2)
        }
    }

    @Test(arguments: QuestionSpec.Kind.allCases)
    func `a question is made again from its text`(kind: QuestionSpec.Kind) throws {
        var maker = QuestionMaker(taught: curriculum.names, seed: 8)
        for _ in 0..<20 {
            let made = maker.question(of: kind)
            let question = try #require(made)
            let spec = try #require(QuestionSpec(question.spec.description))
            #expect(spec == question.spec)
            #expect(spec.question?.asText == question.asText)
        }
    }

    @Test(arguments: QuestionSpec.Kind.allCases)
    func `two questions never look alike`(kind: QuestionSpec.Kind) throws {
        var maker = QuestionMaker(taught: curriculum.names, seed: 10)
        var texts: [String: QuestionSpec] = [:]
        for _ in 0..<40 {
            let made = maker.question(of: kind)
            let question = try #require(made)
            let text = MarkdownRenderer(width: 40, colored: false).lines(question.blocks).joined(separator: "\n")
            #expect(texts[text] == nil || texts[text] == question.spec)
            texts[text] = question.spec
        }
    }

    @Test(arguments: QuestionSpec.Kind.allCases)
    func `a question fits 40 columns`(kind: QuestionSpec.Kind) throws {
        var maker = QuestionMaker(taught: curriculum.names, seed: 9)
        for _ in 0..<40 {
            let made = maker.question(of: kind)
            let question = try #require(made)
            for line in question.asText.split(separator: "\n").prefix(while: {
                !$0.hasPrefix("+ ") && !$0.hasPrefix("- ")
            }).dropFirst() {
                #expect(DisplayWidth.columns(of: String(line)) <= 40, "\(line)")
            }
        }
    }
}
