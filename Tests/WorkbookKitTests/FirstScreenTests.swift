import Foundation
import TerminalTestKit
import Testing

/// Transcripts/FirstStart.md shows what a reader sees.
@Suite("Reading while the workbook is built") struct FirstScreenTests {
    @Test(arguments: [SIGKILL, SIGHUP, SIGTERM])
    func `a build in the background ends with the workbook, however that ends`(signal: CInt) throws {
        let book = try BookOnATerminal(hasOwnLesson: false)
        try book.copy.forgetBuilds()
        let building = try #require(NamedPipe(at: book.folder.url.appending(path: "building")))
        let environment = try book.putTool(
            "swift",
            """
            #!/bin/sh
            [ "$1" = build ] || exit 0
            exec 7>'\(building.path)'
            printf '!' >&7
            exec tail -f /dev/null
            """)
        let session = try book.start(environment: environment)
        #expect(building.waitForByte())
        session.signal(signal)
        #expect(building.waitForEnd())
    }

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
