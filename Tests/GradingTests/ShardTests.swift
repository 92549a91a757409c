import Foundation
import Testing

@testable import Grading
@testable import WorkbookKit

@Suite("Grading a class in parts") struct ShardTests {
    /// A class of five, two of whom have the same answer.
    private let folder: ClassFolder

    init() throws {
        folder = try ClassFolder()
        for student in ["ada", "bob", "cyd", "dan"] {
            try folder.put(ClassFolder.ownAnswer.replacing("loud", with: student).utf8, in: student)
        }
        try folder.put(ClassFolder.ownAnswer.replacing("loud", with: "ada").utf8, in: "=eve, \"x\"\nfrom afar")
    }

    @Test func `The parts of a class, graded apart and joined, make the table of the whole class`() async throws {
        let parts = try await folder.gradeInParts()
        // Answers are also compared with the other part's answers.
        #expect(try folder.read("part-2/grades-2-of-2.csv").contains("ada,2,3,2,0,,\"99.1: =eve"))
        #expect(try folder.read("part-1/grades-1-of-2.csv").components(separatedBy: "\r\n").count == 5)
        #expect(try folder.grades.join(parts.reversed()).students == 5)
        let joined = try (folder.read("grades/grades.csv"), folder.gradeFiles())
        try FileManager.default.removeItem(at: folder.grades.url)
        _ = try await folder.grade(into: folder.grades)
        let whole = try folder.read("grades/grades.csv")
        #expect(whole == joined.0, "\(whole)")
        #expect(try folder.gradeFiles() == joined.1)
    }

    @Test func `All parts get the same inputs, which depend on what was handed in`() async throws {
        let seed = { (shard: String) in
            let grades = GradeFolder(at: folder.url.appending(path: UUID().uuidString))
            return try await folder.grade(into: grades, shard: Shard(shard)).seed
        }
        let first = try await seed("1/2")
        #expect(try await seed("2/2") == first)
        try folder.put(EchoChapter.starter.utf8, in: "bob")
        #expect(try await seed("1/2") != first)
    }

    @Test func `Parts that can't be joined have a sentence, and nothing is written`() async throws {
        let parts = try await folder.gradeInParts()
        let other = GradeFolder(at: folder.url.appending(path: "other"))
        _ = try await folder.grade(into: other, shard: Shard("1/3"))
        let whole = GradeFolder(at: folder.url.appending(path: "whole"))
        _ = try await folder.grade(into: whole)
        let unfinished = GradeFolder(at: folder.url.appending(path: "unfinished"))
        await folder.gradeInterrupted(into: unfinished)
        let wrong: [([GradeFolder], String)] = [
            ([], "no parts"), ([parts[0]], "parts are missing: 2/2"), ([parts[0], parts[0]], "both part 1"),
            ([parts[0], other], "a part of 3"), (parts + [whole], "the table of one part"),
            (parts + [unfinished], "isn't finished"),
        ]
        for (parts, reason) in wrong {
            let failure = #expect(throws: Obstacle.self) { try folder.grades.join(parts) }
            #expect(failure?.sentence.contains(reason) == true)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.grades.url.path))
    }

    @Test(
        arguments: [("2/5", true), ("1/1", true)]
            + ["0/5", "6/5", "2", "a/b", "1/0", "-1/3", "1/2/3"].map { ($0, false) })
    func `Only a part that exists has a name`(_ text: String, _ exists: Bool) {
        #expect((Shard(text) != nil) == exists)
    }
}
