import Foundation
import TerminalTestKit
import Testing

#if os(Linux)
@Suite("A check whose program is killed")
struct StoppedCheckTests {
    @Test("leaves neither a process nor a folder behind")
    func leavesNothing() async throws {
        let files = FileManager.default
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let copy = files.temporaryDirectory.appending(path: "stopped \(UUID().uuidString)")
        let temporary = copy.appending(path: "temporary")
        try files.createDirectory(at: copy.appending(path: ".build"), withIntermediateDirectories: true)
        try files.createDirectory(at: temporary, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: copy) }
        try files.copyItem(at: root.appending(path: "Chapters"), to: copy.appending(path: "Chapters"))
        try files.copyItem(at: root.appending(path: "Package.swift"), to: copy.appending(path: "Package.swift"))
        let endless = try String(contentsOf: root.appending(path: "Solutions/01-Validation/Exercise.swift"), encoding: .utf8)
            .replacing("text.count > 2", with: "while text.count >= 0 {}; return true")
        try Data(endless.utf8).write(to: copy.appending(path: "Chapters/01-Validation/Exercise.swift"))

        let check = Process()
        check.executableURL = URL(filePath: Program.product("validation").path)
        check.arguments = ["check", "1", "--package-path", copy.path]
        check.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": temporary.path]) { $1 }
        check.standardOutput = FileHandle.nullDevice
        check.standardError = FileHandle.nullDevice
        try check.run()
        func folders() -> [String] {
            (try? files.contentsOfDirectory(atPath: temporary.path).filter { $0.hasPrefix("workbook-") }) ?? []
        }
        func wait(until condition: () -> Bool) async throws -> Bool {
            for _ in 0..<600 where !condition() { try await Task.sleep(for: .milliseconds(50)) }
            return condition()
        }
        let isPlaying = try await wait { folders().contains { files.fileExists(atPath: "\(temporary.path)/\($0)/calls") } }
        #expect(isPlaying)
        // The file is made just before the player begins; a moment later it computes without an end.
        try await Task.sleep(for: .milliseconds(300))
        kill(check.processIdentifier, SIGKILL)
        check.waitUntilExit()
        #expect(try await wait { folders().isEmpty })
    }
}
#endif
