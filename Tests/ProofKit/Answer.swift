import Foundation
import Grading
import Judges

/// An answer to one task, right or wrong, from the folder `Tests/JudgesTests/Answers`.
///
/// Its file is `Answers/NN-Name/task-N/right-….swift` or `wrong-….swift` and contains the task's region. A
/// wrong one begins with `// Says: …`: words of the message that rejects it.
public struct Answer: Sendable, Hashable {
    /// The folder's name of its chapter, such as "05-Filter".
    public let chapter: Chapter.ID
    /// The number of its task.
    public let task: Int
    /// The file's name without its ending, such as "wrong-off-by-one".
    public let name: String
    /// The file's text.
    public let text: String

    /// Whether it has to pass.
    public var isRight: Bool { name.hasPrefix("right-") }

    /// The words that its verdict has to contain; nil for a right answer.
    public var says: String? {
        text.split(separator: "\n").first
            .flatMap { $0.hasPrefix("// Says: ") ? String($0.dropFirst("// Says: ".count)) : nil }
    }

    /// The answer in words: "05-Filter task 2: wrong off by one".
    public var description: String { "\(chapter) task \(task): \(name.replacing("-", with: " "))" }

    /// The chapter that it belongs to.
    public var itsChapter: Chapter {
        guard let found = catalogue.first(where: { $0.id == chapter }) else {
            preconditionFailure("answers come from chapters of the catalogue")
        }
        return found
    }

    /// An Exercise.swift that holds this answer: the reference solution of its chapter with the answer in the task's
    /// place.
    public func exercise() throws -> ExerciseFile {
        let solution = try Book.solution(of: itsChapter)
        return ExerciseFile(
            path: "\(chapter)/task-\(task)/\(name).swift", text: try solution.text.replacingTask(task, with: text))
    }
}

/// The solution has no such task, or has it twice.
public struct NoSuchTask: Error, CustomStringConvertible {
    let task: Int

    public var description: String { "the solution needs exactly one line `// MARK: - Task \(task):`" }
}

extension String {
    /// The exercise with other lines below a task's mark.
    func replacingTask(_ task: Int, with code: String) throws -> String {
        guard let text = replacing(task, with: code) else { throw NoSuchTask(task: task) }
        return text
    }
}
