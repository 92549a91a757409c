import Foundation
import TerminalTestKit
import Testing

@testable import ChapterKit

@Suite("What a recorded program prints") struct PrintedTextTests {
    private func words(_ text: String) -> String? {
        var printed = PrintedText()
        printed.add(Data(text.utf8))
        return printed.words
    }

    @Test("a line is quoted, the first of many are, and an empty line is nothing")
    func words() {
        #expect(words("a\n") == "the program prints \"a\".")
        #expect(words("a\nb") == "the program prints \"a\", \"b\".")
        #expect(words("a\nb\nc\nd\n") == "the program prints \"a\", \"b\", \"c\" and 1 more line.")
        #expect(words("\u{1b}[2J\r\n") == #"the program prints "\u{1B}[2J\r"."#)
        #expect(words("\n\n") == nil)
        #expect(words(String(repeating: "x", count: 500))?.count == 73)
        #expect(words(String(repeating: "x\n", count: 1 << 20))?.hasSuffix("and many more lines.") == true)
    }

    @Test func `each file is read from where it was read last, and a message of the runtime is left out`() throws {
        let folder = try TemporaryFolder()
        let path = folder.url.appending(path: "output").path
        let file = open(path, O_RDWR | O_CREAT | O_APPEND, 0o600)
        defer { close(file) }
        var files = PrintedFiles([file, -1])
        let nothing = files.take()
        #expect(nothing == nil)
        write(file, "one\n", 4)
        let new = files.take()
        let first = try #require(new)
        #expect(first.lines == ["one"])
        let rest = "two\nA.swift:1: Fatal error: no\nmore"
        write(file, rest, rest.utf8.count)
        var again = PrintedFiles([file, -1], after: [first])
        let last = again.take(upToTrap: true)
        #expect(last?.lines == ["two"])
    }
}
