import Foundation
import ProofKit
import Terminal
import Testing

@testable import Grading
@testable import WorkbookKit

/// Files that a stranger can put into the folder that a teacher grades. GradingTests/ClassTests has more such tests.
@Suite("Hostile submissions") struct SubmissionTests {
    @Test("Links, pipes and formulas are named, nothing outside is read, and the right file beside them passes")
    func things() async throws {
        let decoys = try Decoys()
        let folder = decoys.folder.appending(path: "class")
        let files = FileManager.default
        func place(_ student: String) throws -> URL {
            let place = folder.appending(path: "\(student)/98-Attack")
            try files.createDirectory(at: place, withIntermediateDirectories: true)
            return place.appending(path: "Exercise.swift")
        }
        let right = try AttackRun.exercise.get()
        try Data(right.utf8).write(to: try place("ada"))
        try Data(right.utf8).write(to: try place("=HYPERLINK(\"x\")"))
        try files.createSymbolicLink(atPath: try place("device").path, withDestinationPath: "/dev/zero")
        try files.createSymbolicLink(
            atPath: try place("link").path,
            withDestinationPath: decoys.folder.appending(path: "other/01-Validation/Exercise.swift").path)
        #expect(mkfifo(try place("pipe").path, 0o600) == 0)
        try files.createDirectory(at: folder.appending(path: "escape"), withIntermediateDirectories: true)
        try files.createSymbolicLink(
            atPath: folder.appending(path: "escape/98-Attack").path, withDestinationPath: "../../other")

        let isolation: Isolation = await AttackProof.isPossible ? .required : .off
        let grader = Grader(builder: ExerciseBuilder(isolation: isolation), asksTheFile: false)
        let report = try await ClassGrader(
            grader: grader, chapters: [AttackRun.chapter(attacking: "go")], solutions: [:], seed: nil
        ).grade(try Submissions(in: folder))
        let problems = Dictionary(uniqueKeysWithValues: report.students.map { ($0.student, $0.problems.joined()) })
        for student in ["device", "link", "escape"] {
            #expect(problems[student]?.contains("symbolic link") == true, "\(student): \(problems)")
        }
        #expect(problems["pipe"]?.contains("isn't a regular file") == true, "\(problems)")
        #expect(report.students.first { $0.student == "ada" }?.chapters[0].tasks[1].verdict == .passed)
        #expect(GradeTable(of: report).text.contains("\r\n\"'=HYPERLINK"), "\(GradeTable(of: report).text)")
    }
}
