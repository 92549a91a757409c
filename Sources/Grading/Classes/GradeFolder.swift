import Foundation
import TextLayout

/// Writes the grades of a class: a folder with `grades.csv` and, for each student, `STUDENT/report.txt` and
/// `STUDENT/results.json` (Gradescope's format).
///
/// The folder appears whole or not at all: it is written under another name, then moved.
public struct GradeFolder: Sendable {
    private let folder: URL

    /// The folder can't be written; a sentence says why.
    public struct Failure: Error, Sendable, Equatable {
        /// The sentence.
        public let sentence: String
    }

    /// A new folder, or one that an earlier grading wrote.
    public init(at folder: URL) {
        self.folder = folder
    }

    /// Why the folder can't be written; nil if it can. Ask before the work begins.
    /// - Parameter replacing: whether earlier grades may be overwritten.
    public func obstacle(replacing: Bool) -> String? {
        let path = folder.relativePath
        let files = FileManager.default
        guard files.fileExists(atPath: folder.path) || (try? files.attributesOfItem(atPath: folder.path)) != nil else {
            let parent = folder.deletingLastPathComponent()
            return files.isWritableFile(atPath: parent.path)
                ? nil : "\(parent.relativePath) isn't writable. Name another folder with --into."
        }
        if !holdsGrades { return "\(path) exists and contains no grades. Name another folder with --into." }
        return replacing
            ? nil
            : "\(path) contains grades already. Overwrite them with --replace, or name another folder with --into."
    }

    /// Whether the folder contains a table, or exactly the files of one student's report.
    private var holdsGrades: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.contains(Self.tableName) || Set(names) == [Self.reportName, Self.resultsName]
    }

    /// Writes the folder.
    public func write(_ report: ClassReport) throws(Failure) {
        try write(
            [Self.tableName: GradeTable(of: report).text], and: report.students.map { ($0.student, Self.files(of: $0)) }
        )
    }

    /// Writes the report of one student, without a table and without a student's folder.
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
                let name = "\(chapter.chapter.number) \(chapter.chapter.title)"
                let title = "\(name): \(chapter.points) of \(chapter.possiblePoints) points"
                let body = TextReport().text(of: chapter)
                return title + "\n" + String(repeating: "-", count: title.count) + "\n" + body
            }).joined(separator: "\n")
    }

    // MARK: Writing in one step

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
                sentence: "The grades can't be written to \(folder.relativePath): \(error.localizedDescription)")
        }
    }
}
