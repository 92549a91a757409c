import Grading
import Judges
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
}
