import Foundation
import Grading
import Judges

/// An answer to one task, right or wrong, from the folder `Tests/JudgesTests/Answers`.
///
/// Its file is `Answers/NN-Name/task-N/right-….swift` or `wrong-….swift` and contains the task's region. A
/// wrong one begins with `// Says: …`: words of the message that rejects it. A second line, such as
/// `// Breaks: lifetime`, names the shared requirement that it breaks.
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
    public var says: String? { heading("Says") }

    /// The shared requirement that a wrong answer breaks; nil if it doesn't name one.
    public var breaks: SharedRequirement? { heading("Breaks").flatMap(SharedRequirement.init) }

    /// Whether a message is the one that rejects it. `Says` may name two, as “this // or that”: where the first run
    /// in a process differs from later ones, so do their messages.
    public func isRejected(by message: String?) -> Bool {
        says?.components(separatedBy: " // or ").contains { message?.contains($0) == true } ?? false
    }

    private func heading(_ name: String) -> String? {
        text.split(separator: "\n").prefix { $0.hasPrefix("// ") }.first { $0.hasPrefix("// \(name): ") }
            .map { String($0.dropFirst("// \(name): ".count)) }
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
