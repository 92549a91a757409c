/// The wrong answers of a class, grouped by mistake, the most frequent one first.
///
/// Two answers to a task have the same mistake if their code differs only in names, if they leave the same behind under
/// one seed, or if their mistakes have the same name. If no name identifies the mistakes, their messages (without
/// numbers and names) and recordings (without times) are compared.
package struct Mistakes {
    package struct Mistake {
        /// The name for comments: its ``WrongAnswer/messageName``, with four more digits if several mistakes share it.
        package internal(set) var name = ""
        /// The students who made it, in the order of their ids.
        package let students: [String]
        /// The answer of the first student with the most frequent code.
        let example: (student: String, answer: WrongAnswer)
        /// The answers, identified by the task and the code.
        let programs: Set<String>
    }

    package private(set) var list: [Mistake]

    package init(of students: [(student: String, answers: [WrongAnswer])]) {
        var groups: [(signs: Set<String>, answers: [(student: String, answer: WrongAnswer)])] = []
        let all = students.sorted { $0.student < $1.student }.flatMap { work in work.answers.map { (work.student, $0) }
        }
        for (student, answer) in all {
            let mistake = answer.isNamed ? answer.messageName : "\(answer.place) \(answer.pattern) \(answer.recording)"
            let signs = [mistake, answer.program] + (answer.view.map { ["\(answer.place) leaves \($0)"] } ?? [])
            let same = groups.indices.filter { !groups[$0].signs.isDisjoint(with: signs) }
            var joined = (signs: Set(signs), answers: [(student: String, answer: WrongAnswer)]())
            for index in same {
                joined.signs.formUnion(groups[index].signs)
                joined.answers += groups[index].answers
            }
            for index in same.reversed() { groups.remove(at: index) }
            groups.append((joined.signs, joined.answers + [(student, answer)]))
        }
        list = groups.compactMap { Mistake(of: $0.answers) }
        let sameMessage = Dictionary(grouping: list, by: \.example.answer.messageName).mapValues(\.count)
        for index in list.indices {
            let answer = list[index].example.answer
            let isAlone = sameMessage[answer.messageName] == 1
            list[index].name = answer.messageName + (isAlone ? "" : "-" + answer.code.hexDigits(4))
        }
        list.sort { one, other in (other.students.count, one.name) < (one.students.count, other.name) }
    }

    var answers: Int { list.reduce(0) { $0 + $1.students.count } }
}

extension Mistakes.Mistake {
    fileprivate init?(of answers: [(student: String, answer: WrongAnswer)]) {
        let answers = answers.sorted { $0.student < $1.student }
        let codes = Dictionary(grouping: answers, by: \.answer.code).mapValues(\.count)
        let most = codes.values.max()
        guard let example = answers.first(where: { codes[$0.answer.code] == most }) else { return nil }
        self.init(
            students: answers.map(\.student), example: example, programs: Set(answers.map(\.answer.program)))
    }
}

extension WrongAnswer {
    fileprivate var program: String { "\(place) \(code)" }
}

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

    var grouped: Mistakes { Mistakes(of: students.map { ($0.student, $0.answers) }) }
}
