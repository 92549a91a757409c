import Foundation
import Grading
import Marbles
import Reading
import TerminalTestKit
import Testing

@testable import Checks
@testable import WorkbookKit

@Suite("Line ends") @MainActor struct LineEndTests {
    /// What an editor or git does to a text with line feeds.
    enum Form: String, CaseIterable {
        case carriageReturns, pairs, byteOrderMark, noLastLineEnd

        func callAsFunction(_ text: String) -> String {
            switch self {
            case .carriageReturns: text.replacing("\n", with: "\r")
            case .pairs: text.replacing("\n", with: "\r\n")
            case .byteOrderMark: "\u{FEFF}" + text.replacing("\n", with: "\r\n")
            case .noLastLineEnd: String(text.dropLast())
            }
        }
    }

    @Test(arguments: Form.allCases) func `A stage's name is read from its line`(form: Form) throws {
        let folder = try TemporaryFolder()
        let text = "let a = 1\n\ntexts\n    .filter(isLong)\n"
        try folder.write(form(text), to: "Exercise.swift")
        let lines = CodeFiles().lines(of: folder.url.appending(path: "Exercise.swift").path)
        #expect(lines?.map(String.init) == text.components(separatedBy: "\n"))
    }

    @Test(arguments: Form.allCases) func `A failed check quotes its line`(form: Form) throws {
        let (bench, session) = try Bench.withSession()
        try bench.folder.write(form(Bench.starter), to: Bench.chapters[0].exercisePath)
        let task = try #require(Bench.chapters[0].taskReferences.first)
        let report = TaskReport(
            task: task.task, verdict: .died(RunFailure(.trapped, "It trapped.", line: 5)), seed: 1)
        #expect(session.failingLine(of: report, task)?.text == "let two = 0")
    }

    @Test(arguments: Form.allCases) func `A reset of a task leaves all other bytes`(form: Form) async throws {
        let (bench, session) = try Bench.withSession()
        let file = bench.folder.url.appending(path: Bench.chapters[0].exercisePath)
        let mine = Bench.starter.replacing("two = 0", with: "two = 2 \t")
        try Data(form(mine.replacing("one = 0", with: "one = 1")).utf8).write(to: file)
        #expect(await session.run(line: "reset 1.1") == .passed)
        #expect(try Data(contentsOf: file) == Data(form(mine).utf8))
        _ = bench.take()
        _ = await session.run(line: "reset 1.1")
        #expect(bench.take().contains("is already as it was at the"))
    }

    @Test func `Operators' comments in CRLF have all their parts`() throws {
        let (folder, path) = (try TemporaryFolder(), "Sources/ReactiveCore")
        try folder.write("", to: "Sources/Package.swift")
        let original = BookCopy.original.appending(path: path)
        try FileManager.default.copyItem(at: original, to: folder.url.appending(path: path))
        try folder.endLinesWithCRLF(in: path)
        for example in OperatorCatalogue.all {
            let found = OperatorDocumentation(of: example, in: Checkout(root: folder.url))
            #expect(found == OperatorDocumentation(of: example, in: Checkout(root: BookCopy.original)))
        }
    }

    @Test func `Git keeps line feeds in a script, whatever core.autocrlf says`() throws {
        let (folder, script) = (try TemporaryFolder(), ".ci/setup")
        for file in [".gitattributes", script] {
            try folder.write(BookCopy.text(of: file), to: file)
        }
        let line = "git init -q && git add . && rm \(script) && git -c core.autocrlf=true checkout \(script)"
        let (printed, status) = try TranscriptStage.output(of: line, in: folder)
        #expect(status == .passed, "\(printed)")
        #expect(try !folder.read(script).utf8.contains(13))
    }
}
