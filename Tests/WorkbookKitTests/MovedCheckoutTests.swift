import Foundation
import Terminal
import TerminalTestKit
import Testing

/// The real programs in checkouts that were built elsewhere, or by someone else.
@Suite("A checkout that was moved, copied, or removed") struct MovedCheckoutTests {
    private let book: BookOnATerminal
    private static let notice = "The build folder comes from another place or another Swift"
    /// A user without any rights here: "nobody".
    private static let otherUser = 65_534

    init() throws {
        book = try BookOnATerminal(hasOwnLesson: false)
        try book.putExercise(book.solution)
    }

    /// Runs a shell's command line, in which `$0` is a program, and `$@` its arguments.
    private func run(
        _ program: String, _ arguments: [String], in folder: String, by line: String = #"exec "$0" "$@""#,
        asOtherUser: Bool = false
    ) async throws -> (text: String, status: TerminationStatus) {
        let user = ["setpriv", "--reuid", "\(Self.otherUser)", "--regid", "\(Self.otherUser)", "--clear-groups"]
        let words = (asOtherUser ? user : []) + ["/bin/sh", "-c", line, program] + arguments
        var spawn = Spawn("/usr/bin/env", words, folder: folder)
        spawn.errors = .output
        let run = try await spawn.collect()
        return (run.standardOutput.replacing(/\s+/, with: " "), run.terminationStatus)
    }

    private func expectAllPassed(_ result: (text: String, status: TerminationStatus)) {
        #expect(result.status.isSuccess && result.text.contains("5 of 5"), "\(result.text)")
        #expect(result.text.contains(Self.notice), "\(result.text)")
    }

    @Test
    func `A copied and a moved checkout say that the C modules are compiled again, and check 5 of 5`() async throws {
        let products = try book.copy.copyBuild()
        let here = book.copy.path
        expectAllPassed(try await run("\(here)/\(products)/workbook-full", ["check", "1"], in: here))

        let moved = try TemporaryFolder()
        let there = moved.url.appending(path: "elsewhere").path
        try FileManager.default.moveItem(atPath: here, toPath: there)
        let program = "\(there)/\(products)/workbook-full"
        expectAllPassed(try await run(program, ["check", "1"], in: there))
        let doctor = try await run(program, ["doctor"], in: there).text
        #expect(doctor.contains("✓ Check: it accepts the book's own answer to a task"), "\(doctor)")

        // Without the program that isolates, the doctor doesn't blame the system. What fails in a check fails here.
        try FileManager.default.removeItem(atPath: "\(there)/\(products)/isolate")
        try "".write(toFile: "\(there)/Solutions/00-WithoutSignals/Exercise.swift", atomically: true, encoding: .utf8)
        let report = try await run(program, ["doctor"], in: there)
        #expect(report.text.contains("Isolation: not tried. The program `isolate` isn't built."), "\(report.text)")
        #expect(report.text.contains("✗ Check: it doesn't accept"), "\(report.text)")
        #expect(report.status == .exited(1))
    }

    @Test(.enabled("only root can become another user") { getuid() == 0 })
    func `On the laptop of another user, a copied checkout checks 5 of 5`() async throws {
        let products = try book.copy.copyBuild()
        _ = try await run("\(Self.otherUser)", [], in: book.copy.path, by: #"chown -R "$0" ."#)
        let program = "\(book.copy.path)/\(products)/workbook-full"
        expectAllPassed(try await run(program, ["check", "1"], in: book.copy.path, asOtherUser: true))
    }

    @Test(.enabled("only root can become another user") { getuid() == 0 })
    func `Someone who can't build here reads what the doctor says`() async throws {
        try book.copy.forgetBuilds()
        for (program, arguments) in [("workbook", ["run", "1", "--mine"]), ("validation", ["--mine", "--type", "a"])] {
            let path = Program.product(program).path
            let result = try await run(path, arguments, in: book.copy.path, asOtherUser: true)
            #expect(result.text.contains("nothing can be built. Copy it to your own folder."), "\(result.text)")
            #expect(result.status == .exited(1))
        }
    }
}
