import Grading

/// A summary of the mistakes that were written to a folder of grades.
public struct MistakesWritten: Sendable, Equatable {
    /// The number of wrong answers.
    public let answers: Int
    /// The number of different mistakes.
    public let mistakes: Int
    /// How many students have a comment in their report.
    public let studentsWithComments: Int
    /// The name of the copy of a `mistakes.md` that was changed outside of its comments; nil if there's no copy.
    public let copy: String?
}

struct ClassMistakes: Codable, Equatable {
    /// One student's wrong answers.
    struct Work: Codable, Equatable {
        let student: String
        /// The name of the folder with the reports.
        let folder: String
        let problems: [String]
        var answers: [WrongAnswer]
    }

    /// The version of the layout. In the first, which has no version, tasks had other numbers.
    private(set) var version = 2
    var students: [Work]
    /// A digest of the last page that was written, without its comments.
    var page: UInt64?

    init(students: [Work]) { self.students = students }

    var grouped: Mistakes { Mistakes(of: students.map { ($0.student, $0.answers) }) }
}
