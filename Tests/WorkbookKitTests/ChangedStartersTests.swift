import BookText
import Contents
import Foundation
import Reading
import TerminalTestKit
import Testing

/// A `git pull` that brings a newer starter, in a clone whose exercise has been begun.
@Suite("A newer starter", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/git")))
struct ChangedStartersTests {
    private let folder: TemporaryFolder
    private let clone: Checkout
    private let path = ChapterHeading.validation.exercisePath

    private static let starter = "// the book's first line\nlet answer = 0\nlet other = 0\n\n\n\n// the end\n"
    private static let newer =
        "// the book's first line\nlet answer = 1\nlet other = 0\n\n\n\n// the end, in other words\n"
    private static let begun = "// the book's first line\nlet answer = 42\nlet other = 0\n\n\n\n// the end\n"
    private static let merged =
        "// the book's first line\nlet answer = 42\nlet other = 0\n\n\n\n// the end, in other words\n"

    init() throws {
        folder = try TemporaryFolder()
        clone = Checkout(root: folder.url.appending(path: "clone"))
        try folder.write("", to: "book/Package.swift")
        try folder.write(Self.starter, to: "book/\(path)")
        try #require(run("git init -qb main . && git add . && git commit -qm one", in: "book") == 0)
        try #require(run("git clone -q book clone", in: ".") == 0)
        try folder.write(Self.newer, to: "book/\(path)")
        try #require(run("git commit -qam two", in: "book") == 0)
        try folder.write(Self.begun, to: "clone/\(path)")
    }

    /// Runs a line of a shell, and returns its status.
    private func run(_ line: String, in place: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", line]
        process.currentDirectoryURL = folder.url.appending(path: place)
        process.environment = ProcessInfo.processInfo.environment.merging([
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_AUTHOR_NAME": "Ada",
            "GIT_AUTHOR_EMAIL": "ada@example.org", "GIT_COMMITTER_NAME": "Ada",
            "GIT_COMMITTER_EMAIL": "ada@example.org",
        ]) { $1 }
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private func found() async -> ChangedStarters {
        await ChangedStarters.find(of: [.validation], in: clone, by: SystemPrograms())
    }

    /// The two commands that README.md names.
    private func cure() throws -> String {
        let readme = try String(contentsOf: BookCopy.original.appending(path: "README.md"), encoding: .utf8)
        let lines = readme.split(separator: "\n").filter { $0.hasPrefix("git ") }
        try #require(lines.count == 2)
        return lines.joined(separator: " && ")
    }

    private var exercise: String { get throws { try folder.read("clone/\(path)") } }

    @Test("stops a pull over a modified exercise, and README's two commands keep both")
    func modified() async throws {
        #expect(await found().stopping.isEmpty)
        #expect(try run("git pull -q", in: "clone") != 0)
        #expect(try exercise == Self.begun)
        #expect(await found().stopping == [path])
        #expect(try run(cure(), in: "clone") == 0)
        #expect(try exercise == Self.merged)
        #expect(await found().stopping.isEmpty)
    }

    @Test("stops a pull over a committed exercise, too, and the second command keeps both")
    func committed() async throws {
        try #require(run("git commit -qam mine", in: "clone") == 0)
        #expect(try run("git pull -q", in: "clone") != 0)
        #expect(try exercise == Self.begun)
        #expect(await found().stopping == [path])
        let second = try cure().components(separatedBy: " && ")[1]
        #expect(try run(second, in: "clone") == 0)
        #expect(try exercise == Self.merged)
        #expect(await found().stopping.isEmpty)
    }

    @Test("mixes with a stashed exercise when it comes back, and the file has both versions")
    func stashed() async throws {
        #expect(try run("git stash -q && git pull -q", in: "clone") == 0)
        #expect(await found().mixed.isEmpty)
        #expect(try run("git stash pop -q", in: "clone") != 0)
        #expect(await found().mixed == [path])
        #expect(try exercise.contains("let answer = 42") && exercise.contains("let answer = 1"))
        #expect(try run("git stash list | grep -q stash", in: "clone") == 0, "it is kept")
    }

    @Test("isn't looked for outside of a repository")
    func noRepository() async throws {
        try FileManager.default.removeItem(at: clone.root.appending(path: ".git"))
        let found = await found()
        #expect(found.stopping.isEmpty && found.mixed.isEmpty)
    }
}
