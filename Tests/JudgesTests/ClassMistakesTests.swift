import BookText
import Foundation
import Judges
import ProofKit
import Testing

@testable import Grading

/// The wrong answers of the book, handed in by a class.
@Suite("A class's wrong answers are grouped by mistake", .compilesAhead)
struct ClassMistakesTests {
    /// The wrong answers to a chapter's tasks, except those that may look like another mistake.
    private func wrongAnswers(_ chapter: Chapter) -> [Answer] {
        Book.answers.filter { $0.chapter == chapter.id && !$0.isRight && $0.breaks == nil }
    }

    @Test("No two wrong answers of the book count as the same mistake", arguments: catalogue)
    func distinct(_ chapter: Chapter) async throws {
        var students: [(student: String, answers: [WrongAnswer])] = []
        for answer in wrongAnswers(chapter) {
            let task = try #require(chapter.tasks.first { $0.number == answer.task })
            let (file, rehearsal) = (try answer.exercise(), try await Rehearsals.shared.outcome(of: answer))
            let wrong = rehearsal.verdicts.compactMap { seed, verdict in
                WrongAnswer(
                    TaskReport(
                        task: task, file: file.path, verdict: verdict, seed: seed, transcripts: rehearsal.transcripts),
                    of: chapter, in: file)
            }
            #expect(Set(wrong.map(\.messageName)).count == 1, "\(answer) has another message in another grading")
            students.append(("\(answer.task) \(answer.name)", Array(wrong.prefix(1))))
        }
        let mistakes = Mistakes(of: students)
        #expect(mistakes.list.count == students.count)
        #expect(mistakes.list.filter { $0.students.count > 1 }.map(\.students) == [])
        #expect(Set(mistakes.list.map(\.name)).count == mistakes.list.count)
    }

    /// An answer in another student's hand: more comments, more space, and another name for one of its own constants.
    private func rewritten(_ answer: Answer, by student: Int) -> String {
        let tokens = Tokenizer(answer.text).tokens
        let given = Set(Tokenizer(answer.itsChapter.starter).tokens)
        let declared = tokens.indices.dropLast().first { tokens[$0] == "let" && !given.contains(tokens[$0 + 1]) }
            .map { tokens[$0 + 1] }
        var text = answer.text
        for index in tokens.indices.reversed()
        where tokens[index] == declared && tokens[index].first?.isLetter == true && tokens[index - 1] != "." {
            text.replaceSubrange(
                tokens[index].startIndex..<tokens[index].endIndex, with: "my\(tokens[index])\(student)")
        }
        return "// By student \(student)\n\n" + text
    }

    @Test("A class of 40 that handed in wrong answers of the book is grouped without an error")
    func classOfForty() async throws {
        let chapter = try #require(catalogue.first { $0.number == "05" })
        let folder = FileManager.default.temporaryDirectory.appending(path: "class-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let solution = try Book.solution(of: chapter).text
        var expected: [String: Set<String>] = [:]
        for student in 1...40 {
            var text = solution
            let id = "student\(student)"
            for task in chapter.tasks.map(\.number) {
                // Some answers are more frequent than others, and some students have a task right.
                let answers = wrongAnswers(chapter).filter { $0.task == task }
                let place = student * (task + 2) % (answers.count + 3)
                guard place < answers.count + 2 else { continue }
                let answer = answers[place % answers.count]
                text = try #require(text.replacing(task, with: rewritten(answer, by: student)))
                expected["\(task) \(answer.name)", default: []].insert(id)
            }
            let file = folder.appending(path: "submissions/\(id)/\(chapter.id)/Exercise.swift")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let report = try await ClassGrader(
            grader: Grader(asksTheFile: false), chapters: [chapter], solutions: [:], seed: nil
        ).grade(try Submissions(in: folder.appending(path: "submissions")))
        let mistakes = Mistakes(of: report.students.map { ($0.student, $0.mistakes) })
        #expect(Set(mistakes.list.map { Set($0.students) }) == Set(expected.values))
        #expect(mistakes.list.count == expected.count)
        let sizes = mistakes.list.map(\.students.count)
        #expect(sizes == sizes.sorted(by: >) && sizes[0] > sizes[sizes.count - 1])
        #expect(mistakes.answers == expected.values.reduce(0) { $0 + $1.count })
    }
}
