import Foundation
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
}
