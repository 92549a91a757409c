import Foundation
import TerminalTestKit
import Testing

#if os(Linux)
@Suite("A check that is killed")
struct StoppedCheckTests {
    @Test("leaves no process and no folder")
    func leavesNothing() throws {
        let book = try BookCopy()
        try book.markBuilt([])
        let temporary = book.folder.url.appending(path: "temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)

        // The exercise opens the pipe, says so, and computes without an end; the pipe ends with its process.
        let pipe = try #require(NamedPipe(at: book.folder.url.appending(path: "pipe")))
        let endless = try book.folder.read("Solutions/01-Validation/Exercise.swift")
            .replacing("import Exercises", with: "import Exercises\nimport Glibc")
            .replacing(
                "text.count > 2",
                with: """
                    write(open(#"\(pipe.path)"#, O_WRONLY), "!", 1)
                        while text.count >= 0 {}
                        return true
                    """)
        try book.folder.write(endless, to: "Chapters/01-Validation/Exercise.swift")

        let check = Process()
        check.executableURL = URL(filePath: Program.product("validation").path)
        check.arguments = ["check", "1", "--package-path", book.path]
        // Without isolation: with it, the exercise couldn't open the pipe, and the next check removes the empty folder.
        let environment = ["TMPDIR": temporary.path, "WORKBOOK_LANDLOCK_VERSION": "0"]
        check.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        check.standardOutput = FileHandle.nullDevice
        check.standardError = FileHandle.nullDevice
        try check.run()
        #expect(pipe.waitForByte(), "the exercise was not played")
        kill(check.processIdentifier, SIGKILL)
        check.waitUntilExit()

        #expect(pipe.waitForEnd(), "the exercise goes on without its grader")
        let folders = try FileManager.default.contentsOfDirectory(atPath: temporary.path).filter {
            $0.hasPrefix("workbook-")
        }
        #expect(folders.isEmpty)
    }
}
#endif
