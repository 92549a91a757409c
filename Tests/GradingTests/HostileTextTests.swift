import Exercises
import Foundation
import Reading
import TerminalTestKit
import Testing

@testable import Grading
@testable import WorkbookKit

@Suite("Hostile texts") struct HostileTextTests {
    private func refusal(of text: String) -> String? {
        ExerciseFile(path: "Exercise.swift", text: text).excess?.sentence
    }

    @Test func `Literals in literals are read without recursion, and too many of them are refused`() {
        for depth in [5_000, 100_000] {
            let text = "let x = " + String(repeating: "\"\\(", count: depth)
            _ = Tokenizer(text)
            #expect(
                refusal(of: text)?.contains("line 1 has more than 100 brackets or texts in one another") == true)
        }
        let shallow = "let x = " + String(repeating: "\"\\(", count: 50) + "1" + String(repeating: ")\"", count: 50)
        #expect(Tokenizer(shallow).tokens.count == 4)
        #expect(refusal(of: shallow) == nil)
    }

    @Test(
        .timeLimit(.minutes(2)),
        arguments: [
            ("#", "words and symbols"), ("#\"", nil), ("{", "brackets"), ("{[", "brackets"),
            ("a ", "words and symbols"),
            ("a\n", "lines"), ("let x = \"a\"\n", "words and symbols"), ("// MARK: - Task 1: x\n", "MARK"),
            ("\n", "lines"), ("é", "characters"), ("//\n", "lines"), ("/*", nil), ("\"", "words and symbols"),
        ] as [(String, String?)])
    func `A mebibyte of anything is read in a moment, or refused with a sentence`(piece: String, reason: String?) {
        let text = String(repeating: piece, count: (1 << 20) / piece.utf8.count)
        SubmissionReading.read(text, of: EchoChapter.chapter)
        let sentence = refusal(of: text)
        #expect(sentence != nil)
        if let reason { #expect(sentence?.contains(reason) == true, "\(sentence ?? "")") }
    }

    @Test func `A long prediction is refused with a sentence, and the others are graded`() async {
        let text = EchoChapter.solution + "let prediction = \"" + String(repeating: "-", count: 900_000) + "\"\n"
        let report = await grade(text)
        #expect(
            report.tasks[0].verdict.message?.contains("has more than 10000 characters. Is it the right file?") == true)
    }

    @Test func `The longest exercises of the book are far from the limits`() throws {
        for text in try Sample.exercises {
            #expect(Tokenizer(text).tokens.count * 10 < SourceExcess.mostTokens)
        }
    }
}
