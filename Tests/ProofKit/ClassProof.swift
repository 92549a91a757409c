import Foundation
import Grading
import Judges
import Reading
import WorkbookKit

/// The proof that a class's wrong answers are grouped by mistake.
public enum ClassProof {
    /// The faults when each student hands in one wrong answer to a chapter's task: the answers with the same mistake
    /// must form one group, without other answers.
    public static func faults(
        of answers: [Answer], in chapter: Chapter, rehearsals: Rehearsals
    ) async throws -> [String] {
        var faults: [String] = []
        var students: [(student: String, answers: [WrongAnswer])] = []
        for answer in answers where answer.isOneMistake {
            guard let task = chapter.tasks.first(where: { $0.number == answer.task }) else { continue }
            let (file, rehearsal) = (try answer.exercise(), try await rehearsals.outcome(of: answer))
            let wrong = rehearsal.verdicts.compactMap { graded in
                WrongAnswer(
                    TaskReport(
                        task: task, file: file.path, verdict: graded.verdict, seed: graded.seed,
                        transcripts: rehearsal.transcripts),
                    of: chapter, in: file)
            }
            if Set(wrong.map(\.messageName)).count != 1 {
                faults.append("\(answer.name) has another message in another grading.")
            }
            students.append(("\(answer.name)", Array(wrong.prefix(1))))
        }
        let mistakes = Mistakes(of: students).list
        let played = Set(students.filter { !$0.answers.isEmpty }.map(\.student))
        let groups = Dictionary(grouping: answers.filter { played.contains($0.name) }, by: \.group)
        let expected = Set(groups.values.map { Set($0.map(\.name)) })
        faults += mistakes.filter { !expected.contains(Set($0.students)) }.map {
            "\(chapter.id): these count as the same mistake, and no others: \($0.students.joined(separator: ", "))."
        }
        let isNamed = Set(mistakes.map(\.name)).count == mistakes.count
        return faults + (isNamed ? [] : ["\(chapter.id): two mistakes have the same name."])
    }

    /// The faults when a class of 40 hands in the book's wrong answers, each in the student's own style.
    public static func faultsOfForty(in chapter: Chapter) async throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "class-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let solution = try Book.solution(of: chapter).text
        var expected: [String: Set<String>] = [:]
        for student in 1...40 {
            var text = solution
            let id = "student\(student)"
            for task in chapter.tasks.map(\.number) {
                // Some answers are more frequent than others, and some students have a task right.
                let answers = Book.answers(to: task, of: chapter.id).filter(\.isOneMistake)
                let place = student * (task + 2) % (answers.count + 3)
                guard place < answers.count + 2 else { continue }
                let answer = answers[place % answers.count]
                text = try text.replacingTask(task, with: rewritten(answer, by: student))
                expected[answer.group, default: []].insert(id)
            }
            try text.writeCreatingFolders(
                to: folder.appending(path: "submissions/\(id)/\(chapter.id)/Exercise.swift"))
        }
        let report = try await ClassGrader(
            grader: Grader(asksTheFile: false), chapters: [chapter], solutions: [:], seed: nil
        ).grade(try Submissions(in: folder.appending(path: "submissions")))
        let mistakes = Mistakes(of: report.students.map { ($0.student, $0.mistakes) }).list
        let sizes = mistakes.map(\.students.count)
        let isSorted = sizes == sizes.sorted(by: >) && sizes.first != sizes.last
        let isGrouped = Set(mistakes.map { Set($0.students) }) == Set(expected.values) && sizes.count == expected.count
        return [
            isGrouped ? nil : "A class of 40 isn't grouped by its mistakes, but as \(mistakes.map(\.students)).",
            isSorted ? nil : "The mistakes of a class of 40 don't begin with the most frequent one: \(sizes).",
        ].compactMap(\.self)
    }

    /// The answer with a comment above, and another name for its first own constant, if it has one.
    private static func rewritten(_ answer: Answer, by student: Int) -> String {
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
}
