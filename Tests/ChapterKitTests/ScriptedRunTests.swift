import Terminal
import TerminalTestKit
import Testing

@testable import ChapterKit

@Suite("A run without a person") struct ScriptedRunTests {
    @Test(
        "help and errors fit windows of any width, and echo no escape",
        arguments: ["validation", "workbook-full"],
        [(["--help"], 20), (["--bogus"], 26), (["--variant", "\u{1b}[31m{"], 80), (["--type", "\u{1b}[31m{"], 1)])
    func window(_ product: String, typed: (arguments: [String], columns: Int)) async throws {
        let run = try await Program.product(product).run(typed.arguments, environment: ["COLUMNS": "\(typed.columns)"])
        if case .signaled(let signal) = run.terminationStatus { Issue.record("it ended by signal \(signal)") }
        #expect(!(run.standardOutput + run.standardError).contains("\u{1b}"))
    }

    @Test func `in real time, it shows the same in the same order`() async throws {
        let run = try await Program.product("validation").run(["--type", "ma", "--realtime"])
        let shown = run.standardOutput.split(separator: "\n").map {
            $0.split(separator: "  ", maxSplits: 1).last.map(String.init) ?? ""
        }
        #expect(
            shown.map { $0.trimmingCharacters(in: .whitespaces) }.map { $0.drop { $0 != "\"" } } == [
                "\"\"  yellow", "\"m\"  yellow", "\"ma\"  yellow",
            ])
    }

    @Test func `in a window, a long line breaks between words, and goes on below them; a pipe gets it whole`() {
        let line = TimedLine(at: .milliseconds(522), "An error occurred: invalid response (code 2): status 503")
        #expect(line.lines(columns: nil) == [line.text])
        #expect(line.lines(columns: 80) == [line.text])
        #expect(
            line.lines(columns: 40) == [
                "  522 ms  An error occurred: invalid", "          response (code 2): status 503",
            ])
        let late = TimedLine(at: .milliseconds(2_490_600), "AlbumModel.swift: 27 lines, 3 variables")
        #expect(
            late.lines(columns: 40) == ["2490600 ms  AlbumModel.swift: 27 lines,", "            3 variables"])
    }
}
