/// A task that asks another question than the book's: as hard, with another answer.
public struct TaskVariant: Sendable {
    /// The task with its own goal, hints and scenarios; its number and its title are the book's.
    public let task: ExerciseTask

    /// The starter's text below the task's mark: the question, and room for the answer.
    public let region: String

    /// The same text with the right answer.
    public let solution: String

    /// A variant.
    public init(_ task: ExerciseTask, region: String, solution: String) {
        self.task = task
        self.region = region
        self.solution = solution
    }
}
