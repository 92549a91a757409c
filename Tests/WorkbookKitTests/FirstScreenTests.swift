import Foundation
import TerminalTestKit
import Testing

/// Transcripts/FirstStart.md shows what a reader sees.
@Suite("Reading while the workbook is built") struct FirstScreenTests {
    @Test func `it's linked without the judges and the grader, and so is a chapter's program`() throws {
        func modules(of product: String) throws -> [String] {
            let program = try Data(contentsOf: URL(filePath: Program.product(product).path), options: .alwaysMapped)
            return ["6Judges", "12SharedJudges", "7Grading", "12ReactiveCore"].filter {
                program.range(of: Data("$s\($0)".utf8)) != nil
            }
        }
        #expect(try modules(of: "workbook") == [])
        #expect(try modules(of: "without-signals") == ["12ReactiveCore"])
        #expect(try modules(of: "workbook-check") == ["12SharedJudges", "7Grading", "12ReactiveCore"])
        #expect(try modules(of: "workbook-full").count == 4)
    }
}
