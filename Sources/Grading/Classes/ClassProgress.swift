/// How far the grading of a class is.
public struct ClassProgress: Sendable, Equatable {
    /// Those whose exercises are all graded.
    public internal(set) var students = 0
    /// Those that are graded now. An interrupted run has graded the others.
    public internal(set) var allStudents = 0
    /// The exercises of those students.
    public internal(set) var exercises = 0
    public internal(set) var allExercises = 0
}
