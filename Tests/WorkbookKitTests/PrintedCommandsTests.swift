import Foundation
import TerminalTestKit
import Testing

@testable import WorkbookKit

/// The commands that the README and the guide for teachers print, to be copied.
@Suite("Commands to copy")
struct PrintedCommandsTests {
    private static let files = ["README.md", "Chapters/Teaching.md"]

    /// What follows a beginning in the files, up to the end of the line, the code, or the shell's command.
    private static func endings(after beginning: Regex<Substring>) throws -> [String] {
        try files.flatMap { file in
            let text = try String(contentsOf: BookCopy.original.appending(path: file), encoding: .utf8)
                .replacing(#/\\\n\s*/#, with: "")
            return text.matches(of: beginning).map { match in
                String(text[match.range.upperBound...].prefix { !"\n`&#".contains($0) })
            }
        }
    }

    @Test("each command of the workbook is one, with options that it has")
    func workbook() throws {
        let lines = try Self.endings(after: #/swift run(?: --package-path \S+)? workbook /#)
        #expect(lines.count >= 8)
        for line in lines {
            // What a remark beside the command says isn't part of it.
            let command = line.components(separatedBy: "      ")[0].replacing(#/\$\{\{[^}]*\}\}|\$\w+/#, with: "1")
            let words = command.replacing("\"", with: "").split(separator: " ").map(String.init)
            #expect(throws: Never.self, "\(line)") { _ = try Commands.parse(words) }
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

    @Test("a service that was shut down isn't offered")
    func classroom() throws {
        #expect(try Self.endings(after: #/Classroom/#) == [])
    }
}
