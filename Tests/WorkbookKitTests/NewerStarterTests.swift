import Foundation
import Grading
import Judges
import ProofKit
import Reading
import Terminal
import TerminalTestKit
import Testing

/// The starters of some chapters showed the answers to earlier tasks. Samples/OlderStarters has them as they were.
@Suite("An exercise that was begun, and a newer starter") struct NewerStarterTests {
    private static let changed = catalogue.filter { FileManager.default.fileExists(atPath: older($0).path) }

    private static func older(_ chapter: Chapter) -> URL {
        Book.root.appending(path: "Tests/WorkbookKitTests/Samples/OlderStarters/\(chapter.number).txt")
    }

    @Test(arguments: Sample.current.two(of: changed), [0, 1])
    func `README.md's two commands keep the solved tasks, and bring the others`(
        _ chapter: Chapter, half: Int
    ) async throws {
        let old = try String(contentsOf: Self.older(chapter), encoding: .utf8)
        #expect(old != chapter.starter)
        let solution = TaskRegions(of: try Book.solution(of: chapter).text)
        let solved = chapter.tasks.map(\.number).filter { $0 % 2 == half }
        let mine = try solved.reduce(old) { text, task in
            try #require(TaskRegions(of: text).replacing(task, from: solution))
        }

        let merged = try await pulled(mine, startingWith: old, newer: chapter.starter)
        let report = await Grader().grade(chapter, .text(ExerciseFile(path: "Exercise.swift", text: merged)))
        for task in report.tasks {
            let isSolved = solved.contains(task.task.number)
            #expect(
                isSolved ? task.verdict.isPass : task.verdict == .notStarted,
                "task \(task.task.number): \(task.verdict)\n\(merged)")
        }
    }

    /// What a learner's file becomes, in a clone of a book whose starter has changed since.
    private func pulled(_ mine: String, startingWith old: String, newer: String) async throws -> String {
        let folder = try TemporaryFolder()
        let readme = try String(contentsOf: Book.root.appending(path: "README.md"), encoding: .utf8)
        let commands = readme.split(separator: "\n").filter { $0.hasPrefix("git commit ") || $0.hasPrefix("git pull ") }
        #expect(commands.count == 2)
        for (text, path) in [(old, "old"), (newer, "newer"), (mine, "mine")] { try folder.write(text, to: path) }
        let script = """
            set -e
            git init -qb main book && cp old book/Exercise.swift && cd book && git add . && git commit -qm old
            git clone -q . ../clone && cp ../newer Exercise.swift && git commit -qam newer
            cd ../clone && cp ../mine Exercise.swift
            \(commands.joined(separator: "\n"))
            """
        let environment = [
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_EDITOR": "true",
            "GIT_AUTHOR_NAME": "Ada", "GIT_AUTHOR_EMAIL": "ada@example.org",
            "GIT_COMMITTER_NAME": "Ada", "GIT_COMMITTER_EMAIL": "ada@example.org",
        ]
        let run = try await Spawn("sh", ["-c", script], folder: folder.url.path, environment: environment).collect()
        #expect(run.terminationStatus.isSuccess, "\(run.standardError)")
        return try String(contentsOf: folder.url.appending(path: "clone/Exercise.swift"), encoding: .utf8)
    }
}
