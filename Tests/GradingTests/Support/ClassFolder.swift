import Foundation
import Reading
import TerminalTestKit
import Testing

@testable import Grading
@testable import WorkbookKit

/// A folder with a class's submissions and grades. It's removed when this object is freed.
final class ClassFolder: Sendable {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: submissions, withIntermediateDirectories: true)
    }

    var url: URL { folder.url }
    var submissions: URL { url.appending(path: "submissions") }

    func put(_ bytes: some Sequence<UInt8>, in student: String, at place: String = "99-Echo/Exercise.swift") throws {
        try folder.write(bytes, to: "submissions/\(student)/\(place)")
    }

    func link(_ place: String, to target: String) throws {
        try folder.link("submissions/\(place)", to: target)
    }

    var grades: GradeFolder { GradeFolder(at: url.appending(path: "grades")) }

    func read(_ path: String) throws -> String { try folder.read(path) }

    func gradeFiles() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: grades.url.path).sorted()
    }

    func grade(
        seed: UInt64? = nil, chapter: Chapter = EchoChapter.chapter, into grades: GradeFolder? = nil,
        shard: Shard? = nil, progress: @escaping @Sendable (ClassProgress) async -> Void = { _ in }
    ) async throws -> ClassReport {
        try await ClassGrader(
            grader: Grader(builder: sharedBuilder, asksTheFile: false), chapters: [chapter],
            solutions: [EchoChapter.chapter.id: EchoChapter.solution], seed: seed, shard: shard
        ).grade(try Submissions(in: submissions), into: grades, progress: progress)
    }

    func gradeInParts() async throws -> [GradeFolder] {
        let parts = [1, 2].map { GradeFolder(at: url.appending(path: "part-\($0)")) }
        for (number, part) in parts.enumerated() {
            _ = try await grade(into: part, shard: Shard("\(number + 1)/2"))
        }
        return parts
    }

    /// Begins a grading run, and cancels it at its first report of progress.
    func gradeInterrupted(into grades: GradeFolder) async {
        let task = Task { try await grade(into: grades) { _ in withUnsafeCurrentTask { $0?.cancel() } } }
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    /// A right answer whose tokens aren't the solution's.
    static let ownAnswer = EchoChapter.exercise(echoing: "let loud = word.uppercased()\n    say(loud)")
}
