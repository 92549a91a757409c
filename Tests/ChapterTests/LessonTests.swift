import Foundation
import Grading
import Judges
import ProofKit
import Reading
import Terminal
import TerminalTestKit
import Testing

/// A lesson must not show code that doesn't compile, or output that no program prints.
@Suite("What a lesson shows is true") struct LessonTests {
    @Test(arguments: catalogue)
    func `each Swift block is in a compiled file of the chapter`(_ chapter: Chapter) throws {
        let sources = try CompiledSources(of: chapter)
        for lines in try blocks(of: "swift", in: chapter) {
            #expect(
                sources.contain(lines), "not in any file of \(chapter.folder):\n\(lines.joined(separator: "\n"))")
        }
    }

    @Test(arguments: catalogue) func `each command prints the output below it`(_ chapter: Chapter) async throws {
        for lines in try blocks(of: "console", in: chapter) where lines.contains(where: isOutput) {
            let start = "$ swift run "
            try #require(lines[0].hasPrefix(start), "\(lines[0]) is not `$ swift run …`")
            let words = Words(begun: String(lines[0].dropFirst(start.count))).all
            let printed = try await Program.product(words[0]).run(Array(words.dropFirst())).standardOutput
                .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            #expect(
                printed.droppingTrailingBlanks == Array(lines.dropFirst()).droppingTrailingBlanks, "\(lines[0])")
        }
    }

    private func blocks(of language: String, in chapter: Chapter) throws -> [[String]] {
        let lesson = Book.root.appending(path: "Chapters/\(chapter.folder)/Lesson.md")
        return MarkdownParser.blocks(of: try String(contentsOf: lesson, encoding: .utf8)).compactMap { block in
            if case .code(info: language, let lines) = block { lines } else { nil }
        }
    }

    private func isOutput(_ line: String) -> Bool {
        !line.hasPrefix("$ ") && !line.hasPrefix("workbook> ") && !line.isEmpty
    }
}

/// The lines of a chapter's program, its solution, and five modules, without indentation.
private struct CompiledSources {
    private let files: [[Substring]]

    init(of chapter: Chapter) throws {
        let folder = Book.root.appending(path: "Chapters/\(chapter.folder)")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            $0.hasSuffix(".swift") && $0 != "Exercise.swift"
        }
        let given = try ["StarterProject", "Exercises", "SocialService", "ReactiveCore", "TerminalUI"].flatMap {
            module in
            let folder = Book.root.appending(path: "Sources/\(module)")
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
                .map { folder.appending(path: $0) }
        }
        let sources =
            names.map { folder.appending(path: $0) } + [Book.root.appending(path: chapter.solutionPath)] + given
        files = try sources.map {
            try String(contentsOf: $0, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false).map(
                \.trimmed)
        }
    }

    func contain(_ block: [String]) -> Bool {
        let block = block.map { $0[...].trimmed }
        return files.contains { file in
            file.indices.contains { file[$0...].starts(with: block) }
        }
    }
}

extension [String] {
    fileprivate var droppingTrailingBlanks: [String] {
        var lines = map(\.trimmingTrailingSpaces)
        while lines.last == "" { lines.removeLast() }
        return lines
    }
}
