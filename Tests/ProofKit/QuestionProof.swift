import Grading
import Judges

/// The proof that predict tasks can ask other questions: the answers to these pass, but don't answer the book's.
public enum QuestionProof {
    /// The faults of a chapter's predict tasks, each with two other questions.
    public static func faults(in chapter: Chapter) async throws -> [String] {
        let varying = chapter.tasks.filter(\.varies).map(\.number)
        guard !varying.isEmpty else { return [] }
        let solution = try Book.solution(of: chapter)
        var faults: [String] = []
        for number in [1, 2] as [UInt64] {
            let asked = chapter.asking(number)
            let file = ExerciseFile(
                path: "\(chapter.id)/questions-\(number)/Exercise.swift", text: asked.answered(in: solution.text))
            let right = await Grader().grade(asked, .text(file), tasks: varying)
            if !right.isPass { faults.append("\(file.path) is \(right.tasks.map(\.verdict)).") }
            let others = await Grader(asksTheFile: false).grade(chapter, .text(file), tasks: varying)
            if others.isPass { faults.append("\(file.path) has the answers to the book's own questions.") }
        }
        return faults
    }
}
