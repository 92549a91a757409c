import Foundation
import TerminalTestKit
import Testing

#if os(Linux)
@Suite("A check whose program is killed")
struct StoppedCheckTests {
    @Test("leaves neither a process nor a folder behind")
    func leavesNothing() throws {
        let files = FileManager.default
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let copy = files.temporaryDirectory.appending(path: "stopped \(UUID().uuidString)")
        let temporary = copy.appending(path: "temporary")
        try files.createDirectory(at: copy.appending(path: ".build"), withIntermediateDirectories: true)
        try files.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: copy) }
        try files.copyItem(at: root.appending(path: "Chapters"), to: copy.appending(path: "Chapters"))
        try files.copyItem(at: root.appending(path: "Package.swift"), to: copy.appending(path: "Package.swift"))

        // The exercise opens the pipe, says so, and computes without an end; the pipe ends with its process.
        let pipe = try #require(NamedPipe(at: copy.appending(path: "pipe")))
        let endless = try String(contentsOf: root.appending(path: "Solutions/01-Validation/Exercise.swift"), encoding: .utf8)
            .replacing("import Exercises", with: "import Exercises\nimport Glibc")
            .replacing("text.count > 2", with: """
                write(open("\(pipe.path)", O_WRONLY), "!", 1)
                    while text.count >= 0 {}
                    return true
                """)
        try Data(endless.utf8).write(to: copy.appending(path: "Chapters/01-Validation/Exercise.swift"))

        let check = Process()
        check.executableURL = URL(filePath: Program.product("validation").path)
        check.arguments = ["check", "1", "--package-path", copy.path]
        check.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }
        check.standardOutput = FileHandle.nullDevice
        check.standardError = FileHandle.nullDevice
        try check.run()
        #expect(pipe.waitForByte(), "the exercise was not played")
        kill(check.processIdentifier, SIGKILL)
        check.waitUntilExit()

        #expect(pipe.waitForEnd(), "the exercise goes on without its grader")
        let folders = try files.contentsOfDirectory(atPath: temporary.path).filter { $0.hasPrefix("workbook-") }
        #expect(folders.isEmpty)
    }
}

/// A pipe with a name, on which a program that this test does not start itself can be heard.
private final class NamedPipe {
    let path: String
    private let descriptor: CInt

    init?(at url: URL) {
        path = url.path
        guard mkfifo(path, 0o600) == 0 else { return nil }
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
    }

    deinit {
        close(descriptor)
    }

    /// Waits until somebody has written; false after a minute.
    func waitForByte() -> Bool {
        var byte: UInt8 = 0
        return isReady(for: POLLIN) && read(descriptor, &byte, 1) == 1
    }

    /// Waits until nobody holds the writing end any more; false after a minute, or when more was written.
    func waitForEnd() -> Bool {
        isReady(for: POLLHUP)
    }

    private func isReady(for event: CInt) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 60_000) > 0 && waiting.revents & Int16(event) != 0
    }
}
#endif
