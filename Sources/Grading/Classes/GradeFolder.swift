import Foundation
import TextLayout

/// What grading a class leaves behind: a folder with `grades.csv` and, for each student, `STUDENT/report.txt` and
/// `STUDENT/results.json` (Gradescope's format).
///
/// It is there whole or not at all: everything is written beside its place and moved there in one step.
public struct GradeFolder: Sendable {
    private let folder: URL

    /// The folder could not be written; a sentence.
    public struct Failure: Error, Sendable, Equatable {
        /// The sentence.
        public let sentence: String
    }

    /// The folder at a place where nothing stands yet, or an earlier one.
    public init(at folder: URL) {
        self.folder = folder
    }

    /// Why it cannot be written there; nil when it can. Asked before the work begins.
    /// - Parameter replacing: whether an earlier one gives way.
    public func obstacle(replacing: Bool) -> String? {
        let path = folder.relativePath
        let files = FileManager.default
        guard files.fileExists(atPath: folder.path) || (try? files.attributesOfItem(atPath: folder.path)) != nil else {
            let parent = folder.deletingLastPathComponent()
            return files.isWritableFile(atPath: parent.path)
                ? nil : "Nothing can be written in \(parent.relativePath). Name another folder with --into."
        }
        if !holdsGrades { return "\(path) is there already and holds no grades. Name another folder with --into." }
        return replacing
            ? nil
            : "\(path) holds grades already. Give --replace to write them anew, or name another folder with --into."
    }

    /// Whether there is a table, or what one student's report is and nothing else.
    private var holdsGrades: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains(Self.tableName) || Set(names) == [Self.reportName, Self.resultsName]
    }

    /// Writes it.
    public func write(_ report: ClassReport) throws(Failure) {
        try write(
            [Self.tableName: GradeTable(of: report).text], and: report.students.map { ($0.student, Self.files(of: $0)) }
        )
    }

    /// Writes the report of the one student, without a folder of the student's and without a table.
    public func write(only student: StudentReport) throws(Failure) {
        try write([:], and: [(".", Self.files(of: student))])
    }

    private static let tableName = "grades.csv"
    private static let reportName = "report.txt"
    private static let resultsName = "results.json"

    private static func files(of student: StudentReport) -> [String: String] {
        [reportName: text(of: student), resultsName: GradescopeReport().json(of: student)]
    }

    /// A student's report for a person to read.
    static func text(of student: StudentReport) -> String {
        let questions = student.questions.map { "\nQuestions \($0)." } ?? ""
        let problems = student.problems.map { "\n" + LineBreaking.lines(of: $0, width: 80).joined(separator: "\n") }
            .joined()
        let head = "\(student.student): \(student.points) of \(student.possiblePoints) points\(questions)\(problems)\n"
        return
            ([head]
            + student.chapters.map { chapter in
                let title =
                    "\(chapter.chapter.number) \(chapter.chapter.title): \(chapter.points) of \(chapter.possiblePoints) points"
                let body = TextReport().text(of: chapter)
                return title + "\n" + String(repeating: "-", count: title.count) + "\n" + body
            }).joined(separator: "\n")
    }

    // MARK: In one step

    private func write(_ table: [String: String], and students: [(name: String, files: [String: String])])
        throws(Failure)
    {
        let files = FileManager.default
        let draft = folder.deletingLastPathComponent().appending(
            path: ".\(folder.lastPathComponent)-\(UUID().uuidString)")
        do {
            try files.createDirectory(at: draft, withIntermediateDirectories: false)
            for (name, text) in table { try Data(text.utf8).write(to: draft.appending(path: name)) }
            for student in students {
                let place = draft.appending(path: student.name)
                try files.createDirectory(at: place, withIntermediateDirectories: true)
                for (name, text) in student.files { try Data(text.utf8).write(to: place.appending(path: name)) }
            }
            if files.fileExists(atPath: folder.path) {
                let old = draft.appendingPathExtension("old")
                try files.moveItem(at: folder, to: old)
                try files.moveItem(at: draft, to: folder)
                try files.removeItem(at: old)
            } else {
                try files.moveItem(at: draft, to: folder)
            }
        } catch {
            try? files.removeItem(at: draft)
            throw Failure(
                sentence: "The grades cannot be written to \(folder.relativePath): \(error.localizedDescription)")
        }
    }
}
