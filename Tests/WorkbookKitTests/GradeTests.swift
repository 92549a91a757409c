import Foundation
import Grading
import TerminalTestKit
import Testing

@Suite("Grading from the shell") struct GradeTests {
    let book: BookOnATerminal

    init() throws { book = try BookOnATerminal() }

    private func handIn(_ text: String, as student: String) throws {
        try book.folder.write(text, to: "submissions/\(student)/01-Validation/Exercise.swift")
    }

    /// A file that no test has compiled before.
    private func uniqueAnswer() throws -> String {
        try book.solution + "// \(UUID())\n"
    }

    @Test func `A run that was killed goes on where it stopped, and the same command says so`() async throws {
        for number in 1...6 { try handIn(try uniqueAnswer(), as: "student\(number)") }
        let command = ["grade", "submissions", "--chapters", "1"]
        let session = try book.start(command)
        try session.wait(forText: "Grading … ")
        kill(session.process, SIGKILL)
        #expect(try session.waitForEnd() == .signaled(SIGKILL))
        let result = try await book.run(command)
        #expect(result.terminationStatus.isSuccess, "\(result.standardError)")
        #expect(result.standardOutput.contains("Taken over from the interrupted run: "))
        #expect(result.standardOutput.components(separatedBy: "  5 of 5").count == 7, "\(result.standardOutput)")
        let files = try FileManager.default.contentsOfDirectory(
            atPath: book.folder.url.appending(path: "submissions-grades").path)
        #expect(files.sorted() == ["grades.csv", "mistakes.json"] + (1...6).map { "student\($0)" })
    }

    @Test
    func `Ctrl-C ends the compiler of a check, with every process that it started, and leaves no folder`() throws {
        let pipe = try #require(NamedPipe(at: book.folder.url.appending(path: "pipe")))
        let environment = try book.putTool(
            "swiftc",
            """
            #!/bin/sh
            exec 7>'\(pipe.path)'
            setsid sh -c 'while :; do sleep 1; done' &
            printf '!' >&7
            wait
            """)
        try book.putExercise(uniqueAnswer())
        // Without isolation, the compiler is the one on the PATH, and it can open the pipe.
        let session = try book.start(
            ["check", "1.1"], environment: environment.merging([IsolationSupport.simulation: "0"]) { $1 })
        #expect(pipe.waitForByte(), "the compiler wasn't started")
        session.type("\u{3}")
        #expect(try session.waitForEnd() == .exited(130))
        #expect(pipe.waitForEnd(), "the compiler goes on")
        let builds = try FileManager.default.contentsOfDirectory(
            atPath: book.folder.url.appending(path: ".build/debug/ExerciseBuilds").path)
        #expect(!builds.contains { $0.contains(".\(session.process).") })
    }
}
