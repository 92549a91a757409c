import BookText
import Foundation
import Grading
import Judges
import ProofKit
import Subprocess
import Testing

/// A lesson must not show code that doesn't compile, or output that no program prints.
@Suite("What a lesson shows is true") struct LessonTests {
    @Test(arguments: catalogue)
    func `each Swift block is in a compiled file of the chapter`(_ chapter: Chapter) throws {
        let sources = try CompiledSources(of: chapter)
        for block in try LessonBlocks(of: chapter).blocks where block.language == "swift" {
            #expect(
                sources.contain(block.lines),
                "not in any file of \(chapter.folder):\n\(block.lines.joined(separator: "\n"))")
        }
    }

    @Test(arguments: catalogue) func `each command prints the output below it`(_ chapter: Chapter) async throws {
        let blocks = try LessonBlocks(of: chapter).blocks.filter(\.showsOutput)
        for block in blocks {
            let command = try #require(
                block.lines.first.flatMap { ShellLine($0) }, "\(block.lines[0]) is not `$ swift run …`")
            let program = try #require(BuiltProducts.folder).appending(path: command.words[0])
            let result = try await run(
                .path(.init(program.path)),
                arguments: Arguments(Array(command.words.dropFirst())),
                output: .string(limit: 1 << 20)
            )
            let printed = result.standardOutput.split(separator: "\n", omittingEmptySubsequences: false).map(
                String.init)
            #expect(
                printed.droppingTrailingBlanks == Array(block.lines.dropFirst()).droppingTrailingBlanks,
                "\(block.lines[0])")
        }
    }
}

private struct LessonBlocks {
    struct Block {
        let language: String
        let lines: [String]

        var showsOutput: Bool {
            language == "console"
                && lines.contains { !$0.hasPrefix("$ ") && !$0.hasPrefix("workbook> ") && !$0.isEmpty }
        }
    }

    let blocks: [Block]

    init(of chapter: Chapter) throws {
        let lesson = Book.root.appending(path: "Chapters/\(chapter.folder)/Lesson.md")
        var blocks: [Block] = []
        var open: Block?
        for line in try String(contentsOf: lesson, encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        {
            if line.hasPrefix("```") {
                if let block = open { blocks.append(block) }
                open = open == nil ? Block(language: String(line.dropFirst(3)), lines: []) : nil
            } else if let block = open {
                open = Block(language: block.language, lines: block.lines + [String(line)])
            }
        }
        self.blocks = blocks
    }
}

/// The Swift files of a chapter's program, its solution, and its given code: line by line, without indentation.
private struct CompiledSources {
    private let files: [[String]]

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
        let block = block.map(\.trimmed)
        return files.contains { file in
            file.indices.contains { file[$0...].starts(with: block) }
        }
    }
}

/// `$ swift run PRODUCT ARGUMENTS`, split into words; double quotes keep words together.
private struct ShellLine {
    let words: [String]

    init?(_ line: String) {
        let start = "$ swift run "
        guard line.hasPrefix(start) else { return nil }
        var words: [String] = []
        var word = ""
        var quoted = false
        for character in line.dropFirst(start.count) {
            switch character {
            case "\"": quoted.toggle()
            case " " where !quoted:
                words.append(word)
                word = ""
            default: word.append(character)
            }
        }
        self.words = words + [word]
    }
}

extension StringProtocol {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

extension [String] {
    fileprivate var droppingTrailingBlanks: [String] {
        var lines = map { String($0.reversed().drop { $0 == " " }.reversed()) }
        while lines.last == "" { lines.removeLast() }
        return lines
    }
}
