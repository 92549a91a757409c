/// A task with other numbers in its question: as hard as the book's own, with another answer.
public struct TaskVariant: Sendable {
    /// The task with its own goal, hints and scenarios; its number and its title are the book's.
    public let task: ExerciseTask

    /// What the starter holds below the task's mark: the question, and room for the answer.
    public let region: String

    /// What a right exercise holds there.
    public let solution: String

    /// A variant.
    public init(_ task: ExerciseTask, region: String, solution: String) {
        self.task = task
        self.region = region
        self.solution = solution
    }
}
