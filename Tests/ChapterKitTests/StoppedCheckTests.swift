import Foundation
import Terminal
import TerminalTestKit
import Testing

#if os(Linux)
@Suite("A check that is killed") struct StoppedCheckTests {
    @Test(
        "leaves no process, its exercise removes its folder, and the next check what else there is",
        arguments: ["text.count >= 0", #"access("../../go", F_OK) != 0"#])
    func leavesNothing(_ loop: String) throws {
        let book = try BookCopy()
        try book.markBuilt([])
        let temporary = book.folder.url.appending(path: "temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)

        // The pipe closes when the exercise ends.
        let pipe = try #require(NamedPipe(at: book.folder.url.appending(path: "pipe")))
        let exercise = "Chapters/01-Validation/Exercise.swift"
        let right = try book.folder.read("Solutions/01-Validation/Exercise.swift")
        let waiting = right.replacing("import Exercises", with: "import Exercises\nimport Glibc").replacing(
            "text.count > 2",
            with: """
                symlink(getenv("TMPDIR"), "../../place")
                    write(open("../../pipe", O_WRONLY), "!", 1)
                    while \(loop) {}
                    return true
                """)
        try book.folder.write(waiting, to: exercise)

        let check = try start(book, temporary)
        #expect(pipe.waitForByte(), "the exercise was not played")
        // If the loop ends now, the exercise waits for an instruction that doesn't come.
        check.send(SIGSTOP)
        try book.folder.write("", to: "go")
        check.send(SIGKILL)
        _ = check.waitUntilExit()

        #expect(pipe.waitForEnd(), "the exercise goes on without its grader")
        let place = try FileManager.default.destinationOfSymbolicLink(atPath: book.path + "/place")
        #expect(place.hasPrefix(temporary.path) && !FileManager.default.fileExists(atPath: place))

        // If the solution's program hadn't started to play, its folder remains, and the next check removes it.
        try book.folder.write(right, to: exercise)
        #expect(try start(book, temporary).waitUntilExit().isSuccess)
        let names = try FileManager.default.contentsOfDirectory(atPath: temporary.path)
        #expect(names.filter { $0.hasPrefix("workbook-") } == [])
    }

    private func start(_ book: BookCopy, _ temporary: URL) throws -> ChildProcess {
        // An isolated exercise couldn't open the pipe, and its empty folder would stay until the next check.
        let environment = ["TMPDIR": temporary.path, "WORKBOOK_LANDLOCK_VERSION": "0"]
        let arguments = ["check", "1", "--package-path", book.path]
        var check = Spawn(Program.product("validation").path, arguments, environment: environment)
        (check.output, check.errors) = (.null, .null)
        return try check.start()
    }
}
#endif
