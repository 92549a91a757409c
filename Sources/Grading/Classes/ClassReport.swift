/// What grading a class came to.
public struct ClassReport: Sendable {
    /// One report a student, in the order of their ids.
    public var students: [StudentReport]
    /// The seed of all runs: everybody was played the same inputs.
    public let seed: UInt64
    /// What stood among the submissions and was none, a sentence each.
    public let remarks: [String]
}

/// What grading one student's exercises came to.
///
/// A task is worth its points (``ExerciseTask/points``) when it is passed and nothing otherwise; a chapter is worth what its tasks are, so partial credit
/// for a chapter comes from the tasks of it that pass.
public struct StudentReport: Sendable {
    /// An answer that is token for token, comments and spacing aside, somebody else's.
    public struct Likeness: Sendable, Equatable {
        /// The chapter's number and the task's, such as "01.2".
        public let task: String
        /// Whether the reference solution holds the same.
        public let isReference: Bool
        /// The other students whose answers are the same, by id.
        public let students: [String]
    }

    /// The student's id.
    public let student: String
    /// The number of the questions that were asked; nil for the book's own.
    public let questions: UInt64?
    /// One report a chapter, in the order of the book. Recordings are not kept.
    public var chapters: [ChapterReport]
    /// What could not be graded and why, a sentence each.
    public var problems: [String]
    /// Which answers are the same as others'.
    public var likenesses: [Likeness] = []

    /// The points of all passed tasks.
    public var points: Int { chapters.reduce(0) { $0 + $1.points } }

    /// The points of all tasks that were graded for.
    public var possiblePoints: Int { chapters.reduce(0) { $0 + $1.possiblePoints } }
}

extension ChapterReport {
    /// The points of all tasks that were asked for.
    public var possiblePoints: Int { tasks.reduce(0) { $0 + $1.task.points } }
}
