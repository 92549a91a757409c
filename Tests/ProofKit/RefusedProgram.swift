import Grading
import Judges

/// A solution with one mistake that people make, because of which it doesn't compile.
public struct RefusedProgram: Sendable {
    private let answer: Answer

    /// All such programs in the book, in its order.
    public static let all = Book.refused.map(RefusedProgram.init(answer:))

    public var chapter: Chapter { answer.itsChapter }

    /// The number of the task whose code doesn't compile.
    public var task: Int { answer.task }

    /// Its name, such as "filter/only-what-is-worth-a-search/a-forgotten-then".
    public var name: String { answer.name }

    /// The required explanation.
    public var says: String { answer.says }

    func isExplained(by sentences: String) -> Bool { answer.isRejected(by: sentences) }

    /// The solution with the mistake.
    public func exercise() throws -> ExerciseFile {
        ExerciseFile(path: "Exercise.swift", text: try answer.exercise().text)
    }
}
