/// What a folder of grades has about mistakes, after a grading.
public struct MistakesWritten: Sendable, Equatable {
    /// The number of wrong answers.
    public let answers: Int
    /// The number of different mistakes.
    public let mistakes: Int
    /// How many students have a comment in their report.
    public let studentsWithComments: Int
    /// The name of a copy of the file with the mistakes; nil unless something other than a comment was changed in it.
    public let copy: String?
}

/// The wrong answers of a class, as its folder keeps them.
struct ClassMistakes: Codable, Equatable {
    /// One student's.
    struct Work: Codable, Equatable {
        let student: String
        /// The name of the folder with the reports.
        let folder: String
        /// What could not be graded, as it's in the report.
        let problems: [String]
        let answers: [WrongAnswer]
    }

    var students: [Work]
    /// A digest of the page that was written last, without its comments.
    var page: UInt64?

    var grouped: Mistakes { Mistakes(of: students.map { ($0.student, $0.answers) }) }
}
