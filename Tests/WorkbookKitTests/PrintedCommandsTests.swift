import Foundation
import Reading
import TerminalTestKit
import Testing

@testable import Checks
@testable import WorkbookKit

/// The commands that the README and the guide for teachers print, to be copied.
@Suite("Commands to copy") struct PrintedCommandsTests {
    private static let files = ["README.md", "Chapters/Teaching.md"]

    /// The texts that follow `beginning` in the files, up to the end of the line, the code, or the shell's command.
    private static func endings(after beginning: Regex<Substring>) throws -> [String] {
        try files.flatMap { file in
            let text = try BookCopy.text(of: file).replacing(#/\\\n\s*/#, with: "")
            return text.matches(of: beginning).map { match in
                String(text[match.range.upperBound...].prefix { !"\n`&#".contains($0) })
            }
        }
    }

    @Test func `each command of the workbook is one, with options that it has`() throws {
        let lines = try Self.endings(after: #/swift run(?: --package-path \S+)? workbook /#)
        #expect(lines.count >= 8)
        for line in lines {
            // A remark beside the command isn't part of it.
            let command = line.components(separatedBy: "      ")[0].replacing(#/\$\{\{[^}]*\}\}|\$\w+/#, with: "1")
            let words = command.replacing("\"", with: "").split(separator: " ").map(String.init)
            #expect(throws: Never.self, "\(line)") { _ = try Commands.all.parse(words) }
        }
    }

    @Test(arguments: ["read", "do", "play"]) func `each command of the README's lists is one`(group: String) throws {
        let text = try BookCopy.text(of: "README.md")
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("- \(group): ") })
        for command in line.matches(of: #/`([^`]+)`/#) {
            #expect(throws: Never.self, "\(command.1)") { _ = try Commands.all.parse(Words.split(String(command.1))) }
        }
    }

    @Test("each filter of `swift test` finds tests")
    func filters() throws {
        let filters = try Self.endings(after: #/swift test --filter /#)
        #expect(filters.count >= 2)
        for filter in filters {
            #expect(filter.prefix { $0.isLetter || $0 == "." } == "Mine", "\(filter)")
        }
    }

    @Test func `the check at each push is red for a fresh file, and green for one that passes`() async throws {
        let text = try BookCopy.text(of: "Chapters/Teaching.md")
        let sections = text.split(separator: "\n## ")
        let section = try #require(sections.first { $0.hasPrefix("A check at each push\n") })
        let steps = section.matches(
            of: #/\n +- run: (?:swift run (.+)|apt-get update && apt-get install -y libedit-dev)/#)
        let words = try #require(steps.last?.1).split(separator: " ").map(String.init)
        let book = try BookOnATerminal()
        #expect(steps.count == 2 && words.first == "workbook" && words.last == "1")
        let arguments = Array(words.dropFirst())
        #expect(try await book.run(arguments).terminationStatus == .exited(1))
        try book.putExercise(book.solution)
        let passed = try await book.run(arguments)
        #expect(passed.terminationStatus.isSuccess, "\(passed)")
    }
}
