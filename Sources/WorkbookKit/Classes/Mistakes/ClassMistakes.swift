import Grading
import Reading

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

    /// The version of the layout; nil for the first version, in which tasks had their old numbers.
    var version: Int? = 2
    var students: [Work]
    /// A digest of the last page that was written, without its comments.
    var page: UInt64?

    var carriedOver: ClassMistakes {
        guard version == nil else { return self }
        var carriedOver = self
        carriedOver.version = 2
        for student in students.indices {
            for answer in students[student].answers.indices {
                let place = students[student].answers[answer].place
                carriedOver.students[student].answers[answer].place = OldTaskNumbers.carriedOver(place)
            }
        }
        return carriedOver
    }

    var grouped: Mistakes { Mistakes(of: students.map { ($0.student, $0.answers) }) }
}
