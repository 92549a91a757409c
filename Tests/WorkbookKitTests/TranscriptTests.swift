import BookText
import Foundation
import Grading
import Judges
import Reading
import TerminalTestKit
import Testing

@testable import WorkbookKit

/// What the workbook prints, by the transcripts in Tests/Transcripts: each section in a copy of the book of its own.
@MainActor
@Suite("Transcripts")
struct TranscriptTests {
    @Test("The workbook prints what the transcript says", arguments: CommandTranscript.all)
    func isPrinted(_ transcript: CommandTranscript) async throws {
        let book = try BookCopy()
        try book.markBuilt(catalogue.map(\.product))
        var printed = ""
        let checkout = Checkout(root: book.folder.url)
        let session = Session(
            mode: .interactive, buildFolder: BuildFolder(checkout: checkout, layout: book.layout),
            chapters: catalogue,
            output: Output(
                isColored: false, isTerminal: false, columns: { 80 }, write: { printed += $0 },
                writeError: { printed += $0 }),
            programs: FakePrograms(), grader: SystemGrading(checkout: checkout, layout: book.layout),
            startFolder: book.folder.url, environment: ["EDITOR": "vim"],
            now: { Date(timeIntervalSince1970: 0) }, timeZone: .gmt, makeSeed: { 1 })
        for exchange in transcript.exchanges {
            printed = ""
            switch exchange.line {
            case .workbook(let line):
                let status = await session.run(line: line)
                if status != .passed { printed += "exit \(status.code)" }
                let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
                    .map { String($0.reversed().drop { $0 == " " }.reversed()) }
                let text = lines.joined(separator: "\n").trimmingCharacters(in: .newlines)
                #expect(exchange.allows(text), "After `\(line)`, this is printed:\n\(text)")
            case .shell(let line):
                try run(line, in: book.folder.url)
            }
        }
    }

    private func run(_ line: String, in folder: URL) throws {
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", line]
        shell.currentDirectoryURL = folder
        try shell.run()
        shell.waitUntilExit()
        #expect(shell.terminationStatus == 0, "\(line)")
    }

    @Test("There are transcripts, and each has commands")
    func areThere() {
        #expect(CommandTranscript.all.count > 20)
        #expect(CommandTranscript.all.allSatisfy { !$0.exchanges.isEmpty })
    }
}
