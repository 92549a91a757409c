import Foundation
import ProofKit
import Reading
import Terminal
import Testing
import WorkbookKit

let curriculum = DrillProof.curriculum

@Suite struct QuestionTests {
    /// Shared by the tests, because making a question runs several pipelines.
    private static let questions = Dictionary(
        uniqueKeysWithValues: QuestionSpec.Kind.allCases.map { kind in
            var maker = QuestionMaker(taught: curriculum.names, seed: 7)
            return (kind, (0..<25).compactMap { _ in maker.question(of: kind) })
        })

    @Test(arguments: QuestionSpec.Kind.allCases)
    func `every question has one right option, and each other one comes from a misconception`(
        kind: QuestionSpec.Kind
    ) throws {
        let questions = try #require(Self.questions[kind])
        #expect(questions.count == 25)
        for question in questions {
            #expect(question.options.indices.filter { question.options[$0].misconception == nil } == [question.answer])
            #expect(Set(question.options.map(\.text)).count == question.options.count)
            #expect(question.options.count > 2)
        }
    }

    @Test func `a damaged text isn't a question`() {
        #expect(QuestionSpec("lane distinct / a") != nil)
        #expect(QuestionSpec("lane distinct,  , map / a") == nil)
    }

    @Test(arguments: QuestionSpec.Kind.allCases)
    func `a question is made again from its text`(kind: QuestionSpec.Kind) throws {
        for question in try #require(Self.questions[kind]).prefix(10) {
            let spec = try #require(QuestionSpec(question.spec.description))
            #expect(spec == question.spec)
            #expect(spec.question?.asText == question.asText)
        }
    }

    @Test(arguments: QuestionSpec.Kind.allCases)
    func `two questions never look alike`(kind: QuestionSpec.Kind) throws {
        var texts: [String: QuestionSpec] = [:]
        for question in try #require(Self.questions[kind]) {
            let text = MarkdownRenderer(width: 40, colored: false).lines(question.blocks).joined(separator: "\n")
            #expect(texts[text] == nil || texts[text] == question.spec)
            texts[text] = question.spec
        }
    }

    @Test(arguments: QuestionSpec.Kind.allCases)
    func `a question fits 40 columns`(kind: QuestionSpec.Kind) throws {
        for question in try #require(Self.questions[kind]) {
            for line in question.asText.split(separator: "\n").prefix(while: {
                !$0.hasPrefix("+ ") && !$0.hasPrefix("- ")
            }).dropFirst() {
                #expect(DisplayWidth.columns(of: String(line)) <= 40, "\(line)")
            }
        }
    }
}
