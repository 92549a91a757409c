import Foundation
import Grading
import Terminal

/// The folder with the grades of a class: `grades.csv` (of a part, `grades-1-of-2.csv`) and, for each student,
/// `STUDENT/report.txt` and `STUDENT/results.json` (Gradescope's format). `mistakes.md` groups the wrong answers, and
/// has the teacher's comments; `mistakes.json` has the same answers for the next `grade` and `join`.
///
/// Each of these files is written under a temporary name, and then renamed. During a grading run, the folder also
/// contains the run's notes (``GradingRun``).
public struct GradeFolder: Sendable {
    /// The folder's location.
    public let url: URL

    /// A new folder, or one that an earlier grading run wrote.
    public init(at folder: URL) {
        url = folder
    }

    /// Whether the folder contains an unfinished run, which the next run with the same options resumes.
    public var isUnfinished: Bool { FileManager.default.fileExists(atPath: url.appending(path: Self.notesName).path) }

    /// Why grades shouldn't be written to the folder; nil if they can be. Ask before the work begins.
    /// - Parameter replacing: whether earlier grades may be overwritten.
    public func obstacle(replacing: Bool) -> String? {
        let path = url.relativePath.readableName
        let files = FileManager.default
        guard files.fileExists(atPath: url.path) || (try? files.attributesOfItem(atPath: url.path)) != nil else {
            let parent = url.deletingLastPathComponent()
            return files.isWritableFile(atPath: parent.path)
                ? nil : "\(parent.relativePath.readableName) isn't writable. Name another folder with --into."
        }
        if let obstacleInPage { return obstacleInPage }
        if isUnfinished { return nil }
        if !holdsGrades { return "\(path) exists and contains no grades. Name another folder with --into." }
        return replacing
            ? nil
            : "\(path) contains grades already. Overwrite them with --replace, or name another folder with --into."
    }

    private var holdsGrades: Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        return names.contains { $0 == Self.tableName || Self.shard(ofTable: $0) != nil }
            || Set(names) == [Self.reportName, Self.resultsName]
    }

    /// Writes one student's reports directly into the folder, without a table.
    public func write(only student: StudentReport) throws(Obstacle) { try writing { try write(student, to: ".") } }

    private static let tableName = "grades.csv"
    static let reportName = "report.txt"
    static let resultsName = "results.json"
    static let notesName = ".grading"

    /// The name identifies the part, so that `join` notices a missing part.
    static func tableName(of shard: Shard?) -> String {
        shard.map { "grades-\($0.number)-of-\($0.count).csv" } ?? tableName
    }

    static func shard(ofTable name: String) -> Shard? {
        name.wholeMatch(of: /grades-(\d+)-of-(\d+)\.csv/).flatMap { Shard("\($0.1)/\($0.2)") }
    }

    /// The name of each student's folder: the id, with its control characters spelled out. A name longer than 255 bytes
    /// is cut. If a file of this folder or another student has the name, ignoring case, a number is added.
    public static func folderNames(of students: [String]) -> [String: String] {
        func key(_ name: String) -> String { name.lowercased().precomposedStringWithCanonicalMapping }
        var taken = Set([tableName, reportName, resultsName, notesName, pageName, mistakesName])
        var names: [String: String] = [:]
        for student in students.sorted() {
            let readable = student.readableName
            var (name, number) = (readable.utf8.count > 255 ? beginning(of: readable) : readable, 1)
            while !taken.insert(key(name)).inserted || name != student && students.contains(name) {
                number += 1
                name = "\(beginning(of: readable))-\(number)"
            }
            names[student] = name
        }
        return names
    }

    /// The start of a name, cut so that a number can be appended: a file name has at most 255 bytes.
    private static func beginning(of name: String) -> String {
        var beginning = name
        while beginning.utf8.count > 240 { beginning.unicodeScalars.removeLast() }
        return beginning
    }

    private static func files(of student: StudentReport) -> [String: String] {
        do {
            return try guarded {
                [reportName: text(of: student), resultsName: GradescopeReport().json(of: student)]
            }.get()
        } catch {
            return [reportName: "\(student.student.readableName): \(error.sentence)\n"]
        }
    }

    static func text(of student: StudentReport) -> String {
        let questions = student.questions.map { "\nQuestions \($0)." } ?? ""
        let problems = student.problems.map { "\n" + LineBreaking.lines(of: $0, width: 80).joined(separator: "\n") }
            .joined()
        let name = DisplayWidth.shortened(student.student.readableName, columns: 60)
        let head = "\(name): \(student.points) of \(student.possiblePoints) points\(questions)\(problems)\n"
        return
            ([head]
            + student.chapters.map { chapter in
                let name = "\(chapter.chapter.number) \(chapter.chapter.title)"
                let title = "\(name): \(chapter.points) of \(chapter.possiblePoints) points"
                let body = TextReport().text(of: chapter)
                return title + "\n" + String(repeating: "-", count: title.count) + "\n" + body
            }).joined(separator: "\n")
    }

    // MARK: Writing

    func write(_ student: StudentReport, to name: String) throws {
        let place = url.appending(path: name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for (name, text) in Self.files(of: student) {
            try Data(text.utf8).write(to: place.appending(path: name), options: .atomic)
        }
    }

    func write(_ table: GradeTable, of shard: Shard? = nil) throws {
        try Data(table.text.utf8).write(to: url.appending(path: Self.tableName(of: shard)), options: .atomic)
    }

    /// Removes folders that contain only a student's reports, unless `names` has their names.
    func removeReports(except names: Set<String>) {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: url.path)) ?? [] where !names.contains(name) {
            let place = url.appending(path: name)
            let content = (try? files.contentsOfDirectory(atPath: place.path)) ?? []
            if Set(content) == [Self.reportName, Self.resultsName] { try? files.removeItem(at: place) }
        }
    }

    /// Creates the folder if there's none, and locks it; nil if it can't be locked. Throws if another process holds the
    /// lock.
    func lock() throws -> FileLock? {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        do {
            return try FileLock(url.path, waits: false)
        } catch  where error.isTaken {
            throw Obstacle(
                """
                Another `grade` is writing to \(url.relativePath.readableName). \
                Wait until it ends, or name another folder with --into.
                """)
        } catch {
            return nil
        }
    }

    /// Runs `body`. An error that isn't an ``Obstacle`` becomes an obstacle with the folder's name.
    func writing<Result>(_ body: () throws -> Result) throws(Obstacle) -> Result {
        do {
            return try body()
        } catch {
            throw error as? Obstacle
                ?? Obstacle("The grades can't be written to \(url.relativePath.readableName): \(error.systemReason).")
        }
    }
}
