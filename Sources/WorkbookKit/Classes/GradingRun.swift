import Foundation
import Grading
import Playing
import Terminal

/// A run that grades a class and keeps its progress in the folder of the grades. It writes a student's results as soon
/// as they exist, so that the next run can resume where an interrupted or killed run stopped.
public struct GradingRun: Sendable {
    /// What a run's results depend on, apart from the students' files. A run reuses the results of an unfinished run
    /// with an equal key.
    struct Key: Codable, Equatable, Sendable {
        /// The class's seed, which determines the questions; nil for the book's questions.
        let questions: UInt64?
        let chapters: [String]
        var shard: Shard?
        let version: String

        /// When this program and the library were built.
        static func version(with library: ExerciseLibrary) -> String {
            let library = BuildLayout.ofRunningProgram.map { "\($0.products)/\(library.fileName)" }
            return [runningProgramPath, library].map { $0.flatMap(modificationTime).map { "\($0)" } ?? "" }
                .joined(separator: " ")
        }
    }

    private struct Beginning: Codable {
        let key: Key
        let inputs: UInt64
    }

    struct Record: Codable, Sendable {
        let student: String
        /// The ``HandedIn/digest`` of what was graded.
        let digest: UInt64
        /// The numbers of the passed tasks, by the chapter's ID.
        let passed: [String: [Int]]
        let problems: [String]
        let mistakes: [WrongAnswer]
    }

    /// The seed of the inputs.
    let inputs: UInt64

    /// The records of the students that an interrupted run has graded, by the student's id.
    let earlier: [String: Record]

    private let grades: GradeFolder
    /// Keeps other grading runs out of the folder; nil if the folder can't be locked.
    private let lock: FileLock?
    private let folderNames: [String: String]
    private let shard: Shard?
    private var notes: URL { grades.url.appending(path: GradeFolder.notesName) }

    /// Begins a run, or resumes an interrupted run with the same key. Throws if another process writes to the folder.
    /// - Parameters:
    ///   - students: the ids of all students of the class.
    ///   - inputs: the seed of the inputs of a new run.
    init(_ key: Key, of students: [String], drawing inputs: UInt64, in grades: GradeFolder) throws {
        self.grades = grades
        lock = try grades.lock()
        folderNames = GradeFolder.folderNames(of: students)
        shard = key.shard
        let notes = grades.url.appending(path: GradeFolder.notesName)
        let file = notes.appending(path: "run.json")
        if let begun = Self.read(Beginning.self, file), begun.key == key {
            self.inputs = begun.inputs
            let names = (try? FileManager.default.contentsOfDirectory(atPath: notes.path)) ?? []
            let records = names.compactMap { Self.read(Record.self, notes.appending(path: $0)) }
            earlier = Dictionary(records.map { ($0.student, $0) }) { $1 }
        } else {
            (self.inputs, earlier) = (inputs, [:])
            try? FileManager.default.removeItem(at: notes)
            try FileManager.default.createDirectory(at: notes, withIntermediateDirectories: true)
            try JSONEncoder().encode(Beginning(key: key, inputs: inputs)).write(to: file, options: .atomic)
        }
    }

    /// Writes a student's reports, then the note that they are complete.
    /// - Parameter digest: the hash of what was graded; nil if a file couldn't be checked. No note is written then,
    ///   so that the next run tries again.
    func keep(_ student: StudentReport, digest: UInt64?) throws(Obstacle) {
        try grades.writing {
            try grades.write(student, to: folderNames[student.student] ?? student.student)
            guard let digest else { return }
            let record = Record(
                student: student.student, digest: digest, passed: student.passedTasks, problems: student.problems,
                mistakes: student.mistakes)
            let name = String(FNV1a.hash(student.student.utf8), radix: 16)
            try JSONEncoder().encode(record).write(to: notes.appending(path: "\(name).json"), options: .atomic)
        }
    }

    func finish(_ report: ClassReport) throws(Obstacle) -> MistakesWritten {
        try grades.writing {
            try grades.write(GradeTable(of: report), of: shard)
            let written = try grades.write(
                ClassMistakes(
                    students: report.students.map { student in
                        ClassMistakes.Work(
                            student: student.student, folder: folderNames[student.student] ?? student.student,
                            problems: student.problems, answers: student.mistakes)
                    }))
            grades.removeReports(except: Set(report.students.map { folderNames[$0.student] ?? $0.student }))
            try FileManager.default.removeItem(at: notes)
            return written
        }
    }

    private static func read<Value: Decodable>(_ type: Value.Type, _ file: URL) -> Value? {
        (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(type, from: $0) }
    }
}

extension StudentReport {
    fileprivate var passedTasks: [String: [Int]] {
        Dictionary(
            uniqueKeysWithValues: chapters.map { chapter in
                (chapter.chapter.id, chapter.tasks.filter(\.verdict.isPass).map(\.task.number))
            })
    }

    /// Tasks that the record doesn't list as passed keep their verdict.
    mutating func take(_ record: GradingRun.Record) {
        problems = record.problems
        mistakes = record.mistakes
        for (place, chapter) in chapters.enumerated() {
            for (index, task) in chapter.tasks.enumerated()
            where record.passed[chapter.chapter.id]?.contains(task.task.number) == true {
                chapters[place].tasks[index].verdict = .passed
            }
        }
    }
}
