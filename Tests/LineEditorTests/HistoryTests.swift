import Foundation
import Terminal
import TerminalTestKit
import Testing

@Suite("History is a plain text file") struct HistoryTests {
    private let folder: TemporaryFolder
    private var path: String { folder.url.appending(path: "a/b/history").path }

    init() throws { folder = try TemporaryFolder(named: "history") }

    private func content() throws -> String { try folder.read("a/b/history") }

    @Test func `a line is added at the end of the file, which only its owner can read`() throws {
        var history = History(path: path)
        history.add("list")
        history.add("run filter 日本")
        #expect(try content() == "list\nrun filter 日本\n")
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        #expect(History(path: path).entries == ["list", "run filter 日本"])
    }

    @Test func `a repeated line is kept only in its newest place`() throws {
        var history = History(path: path)
        for line in ["a", "b", "a", "a", "c", "b"] { history.add(line) }
        #expect(history.entries == ["a", "c", "b"])
        #expect(try content() == "a\nc\nb\n")
    }

    @Test func `older duplicates in a file are dropped when it is read`() throws {
        try folder.write("x\n\ny\nx\n", to: "a/b/history")
        #expect(History(path: path).entries == ["y", "x"])
    }

    @Test func `many sessions at once lose no line`() async throws {
        let path = path
        await withTaskGroup(of: Void.self) { group in
            for session in 0..<8 {
                group.addTask {
                    var history = History(path: path)
                    for line in 0..<10 { history.add("session \(session) line \(line)") }
                }
            }
        }
        let lines = History(path: path).entries
        #expect(lines.count == 80)
        for session in 0..<8 {
            #expect(
                lines.filter { $0.hasPrefix("session \(session) ") } == (0..<10).map { "session \(session) line \($0)" }
            )
        }
    }

    @Test func `only the newest lines are kept`() throws {
        var history = History(path: path, limit: 3)
        for line in ["a", "b", "c", "d"] { history.add(line) }
        #expect(try content() == "b\nc\nd\n")
    }

    @Test func `empty lines are not kept, and a line break in a line becomes a space`() {
        var history = History()
        history.add("  ")
        history.add("")
        history.add("a\nb")
        #expect(history.entries == ["a b"])
    }

    @Test func `bytes that aren't UTF-8 do no harm`() throws {
        try folder.write("", to: "a/b/history")
        try Data([0x61, 0xff, 0x0a, 0x62, 0x0a]).write(to: URL(fileURLWithPath: path))
        #expect(History(path: path).entries == ["a\u{fffd}", "b"])
    }

    @Test func `without write access, lines are kept in memory`() {
        var history = History(path: "/proc/nowhere/history")
        history.add("kept")
        #expect(history.entries == ["kept"])
    }
}
