import Grading

/// The result of grading a class.
public struct ClassReport: Sendable {
    /// The chapters that were graded.
    public let chapters: [Chapter]
    /// One report per student, in the order of their ids.
    public var students: [StudentReport]
    /// The seed of the inputs, which are the same for every student.
    public let seed: UInt64
    /// Messages about files and folders that aren't submissions.
    public let remarks: [String]
    /// How many students' results come from an interrupted run. Their verdicts only say which tasks passed.
    public var takenOver = 0
    /// What was written about mistakes; nil if no grades were written.
    public var mistakes: MistakesWritten?
}

/// The result of grading one student's exercises.
///
/// A passed task earns its points (``ExerciseTask/points``), and a chapter earns the sum.
public struct StudentReport: Sendable {
    /// An answer that matches the solution or another student's answer, comments and spacing aside.
    public struct Likeness: Sendable, Equatable {
        /// The chapter's number and the task's, such as "01.2".
        public let task: String
        /// Whether it matches the reference solution.
        public let isReference: Bool
        /// The ids of the other students with the same answer.
        public let students: [String]
    }

    /// The student's id.
    public let student: String
    /// The ID of the question set; nil for the book's own questions.
    public let questions: UInt64?
    /// One report per chapter, in the order of the book, without recordings.
    public var chapters: [ChapterReport]
    /// A message about each problem, such as a missing file.
    public var problems: [String]
    /// The answers that match the solution or another student's answer.
    public var likenesses: [Likeness] = []
    package internal(set) var mistakes: [WrongAnswer] = []

    /// The points of all passed tasks.
    public var points: Int { chapters.reduce(0) { $0 + $1.points } }

    /// The points of all tasks.
    public var possiblePoints: Int { chapters.reduce(0) { $0 + $1.possiblePoints } }
}

extension GradescopeReport {
    /// The report of one student.
    public func json(of student: StudentReport) -> String { json(of: student.chapters, problems: student.problems) }
}

extension ChapterReport {
    /// The points of all tasks.
    public var possiblePoints: Int { tasks.reduce(0) { $0 + $1.task.points } }
}

/// The progress of grading a class.
public struct ClassProgress: Sendable, Equatable {
    /// The number of students whose exercises are all graded.
    public internal(set) var students = 0
    /// The number of students with exercises to grade. The results of other students may come from an interrupted run.
    public internal(set) var allStudents = 0
    /// The number of exercises that are graded, and the number of all exercises that this run grades.
    public internal(set) var exercises = 0
    public internal(set) var allExercises = 0
}
