import Terminal

/// A task with another question than the book's, equally hard.
public struct TaskVariant: Sendable {
    /// The task with its own goal, hints and scenarios; its number and its title are the book's.
    public let task: ExerciseTask

    /// The starter's text below the task's mark, with room for the answer. ``asking(_:)`` puts the question from
    /// Tasks.md above it.
    public let region: String

    /// The same text with the right answer.
    public let solution: String

    /// A variant.
    public init(_ task: ExerciseTask, region: String, solution: String) {
        self.task = task
        self.region = region
        self.solution = solution
    }

    /// The variant with its question above both texts, in lines of at most 120 columns.
    func asking(_ question: String) -> TaskVariant {
        let lines = LineBreaking.lines(of: question, width: 120 - "/// ".count)
        let comment = lines.map { $0.isEmpty ? "///\n" : "/// \($0)\n" }.joined()
        return TaskVariant(task, region: comment + region, solution: comment + solution)
    }
}
