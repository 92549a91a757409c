import Foundation
import Platform
import Testing

@testable import Grading

/// The compiler's processes and folders, with a script in the compiler's place.
@Suite("Running the compiler")
struct CompilerTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "compiler-\(UUID().uuidString)")
    private let duration = "\(Int.random(in: 100_000..<900_000)).5"

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Runs a script as the compiler.
    private func compile(_ script: String, patience: Duration = .seconds(60)) async throws -> Compiler.Outcome {
        let program = folder.appending(path: "compiler")
        let text = folder.appending(path: "script")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: text)
        // A child writes the program: a file that this process writes can't be run while another test starts a child.
        let copying = Process()
        copying.executableURL = URL(filePath: "/usr/bin/install")
        copying.arguments = ["-m", "755", text.path, program.path]
        try copying.run()
        copying.waitUntilExit()
        var compiler = Compiler(library: try await WorkbookLibrary.find(), moduleCache: folder)
        (compiler.name, compiler.patience) = (program.path, patience)
        return await compiler.compile(["-o", "exercise"], in: try RunFolder(for: .building, in: folder))
    }

    private func sentence(_ outcome: Compiler.Outcome) -> String {
        if case .failed(let sentence) = outcome { sentence } else { "\(outcome)" }
    }

    #if os(Linux)
    @Test("Its time limit ends everything that it started, also in other groups and sessions")
    func timeout() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try await compile(
            "setsid sleep \(duration) & sleep \(duration) & wait", patience: .milliseconds(200))
        #expect(sentence(outcome).hasPrefix("The compiler was stopped after"))
        #expect(processes(running: duration) == [])
    }

    @Test("Canceling ends everything that it started")
    func canceling() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.appending(path: "pipe").path
        #expect(mkfifo(pipe, 0o600) == 0)
        let task = Task { try await compile("setsid sleep \(duration) & echo > '\(pipe)'; wait") }
        // Opening waits for the script to open the other end.
        await Task.detached { _ = close(open(pipe, O_RDONLY)) }.value
        task.cancel()
        #expect(sentence(try await task.value) == "The check was canceled.")
        #expect(processes(running: duration) == [])
    }

    @Test("It has limits of time, memory and file size")
    func limits() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let outcome = try await compile("cat /proc/self/limits; exit 1")
        guard case .refused(let text) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        for name in ["Max cpu time", "Max data size", "Max file size"] {
            let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
            #expect(line?.contains("unlimited") == false, "\(name)")
        }
    }

    @Test("A folder of a process that was killed is removed with what runs in it, and no other folder")
    func stale() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let living = try RunFolder(for: .playing, in: folder).url
        let dead = ProcessStamp.own.split(separator: ".").dropLast().joined(separator: ".") + ".1"
        let stale = folder.appending(path: "building-\(dead)-\(UUID())")
        try FileManager.default.createDirectory(at: stale, withIntermediateDirectories: false)
        let child = Process()
        child.executableURL = URL(filePath: "/bin/sh")
        child.arguments = ["-c", "setsid sleep \(duration) & echo started; wait"]
        child.environment = ["TMPDIR": stale.path, "PATH": "/usr/bin:/bin"]
        let output = Pipe()
        child.standardOutput = output
        try child.run()
        _ = output.fileHandleForReading.availableData
        RunFolder.removeStale(in: folder)
        child.waitUntilExit()
        #expect(processes(running: duration) == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [living.lastPathComponent])
    }
    #endif

    @Test("A missing compiler has a sentence")
    func missing() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var compiler = Compiler(library: try await WorkbookLibrary.find(), moduleCache: folder)
        compiler.name = "no-such-compiler"
        let outcome = await compiler.compile(["-o", "exercise"], in: try RunFolder(for: .building, in: folder))
        #expect(sentence(outcome) == "`no-such-compiler` can't be run. Put Swift's toolchain on your PATH.")
    }

    @Test("A part of the compiler that crashes or reaches its limit has a sentence")
    func crashes() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let crashed = try await compile("echo 'error: compile command failed due to signal 6 (use -v)'; exit 1")
        #expect(sentence(crashed).hasPrefix("The compiler crashed (signal 6)"))
        let slow = try await compile("echo 'error: compile command failed due to signal \(SIGXCPU) (use -v)'; exit 1")
        #expect(sentence(slow).hasPrefix("The compiler was stopped after 60 seconds"))
    }
}
