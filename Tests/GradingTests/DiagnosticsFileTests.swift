import Foundation
import TerminalTestKit
import Testing

@testable import Grading

/// Diagnostics in the file that the compiler writes for other programs.
@Suite("The compiler's diagnostics") struct DiagnosticsFileTests {
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws { temporary = try TemporaryFolder() }

    /// The diagnostics file of a source with a warning and two errors, one of them with a note.
    private func diagnostics() throws -> URL {
        let source = """
            func a() -> Int { 1; return "é" + 2 }
            @available(*, unavailable, message: "use a")
            func b() {}
            b()
            """
        try temporary.write(source, to: "main.swift")
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc", "-frontend", "-typecheck", "main.swift", "-serialize-diagnostics-path", "a.dia"]
        process.currentDirectoryURL = folder
        process.standardError = Pipe()
        try process.run()
        process.waitUntilExit()
        return folder.appending(path: "a.dia")
    }

    @Test("errors are read with their places, messages and notes, and warnings aren't errors")
    func errors() throws {
        let errors = try #require(DiagnosticsFile.errors(in: diagnostics())).sorted { $0.line < $1.line }
        #expect(errors.map(\.file) == ["main.swift", "main.swift"])
        try #require(errors.map(\.line) == [1, 4])
        #expect(errors[1].column == 1)
        #expect(errors[1].message == "'b()' is unavailable: use a")
        #expect(errors[1].notes == ["'b()' has been explicitly marked unavailable here"])
    }

    @Test func `half a file, or another one, has no errors to read, and the compiler's text is read instead`() throws {
        let file = try diagnostics()
        let whole = try Data(contentsOf: file)
        for count in stride(from: 0, to: whole.count, by: 3) {
            try whole.prefix(count).write(to: file)
            #expect((DiagnosticsFile.errors(in: file) ?? []).count <= 2)
        }
        try Data("DIAG and something else".utf8).write(to: file)
        let output = CompilerOutput(text: "main.swift:4:1: error: a new way to say it\n", in: folder)
        #expect(output.errors.map(\.message) == ["a new way to say it"])
        let error = CompileError(output, in: ExerciseFile(path: "main.swift", text: "\n\n\nb()"), of: nil)
        #expect(error.explanation.sentences == "A new way to say it.")
        #expect(error.sourceLine == "b()")
    }

    @Test func `an output without any place is shown as the compiler wrote it`() {
        let output = CompilerOutput(text: "ld.lld: error: undefined symbol\n", in: folder)
        let error = CompileError(output, in: ExerciseFile(path: "Exercise.swift", text: ""), of: nil)
        #expect(TextReport().text(of: error) == "Ld.lld: error: undefined symbol.\n")
    }
}
