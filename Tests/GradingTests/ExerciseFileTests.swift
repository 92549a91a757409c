import Foundation
import Grading
import TerminalTestKit
import Testing

@Suite("Reading an exercise file")
struct ExerciseFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(named: "exercise file") }

    private func file(_ bytes: some Sequence<UInt8>) throws -> URL {
        let file = folder.url.appending(path: "Exercise.swift")
        try Data(bytes).write(to: file)
        return file
    }

    private func sentence(_ url: URL) -> String? {
        do {
            _ = try ExerciseFile(reading: url)
            return nil
        } catch {
            return error.sentence
        }
    }

    @Test("A file is read as it is")
    func text() throws {
        let file = try ExerciseFile(reading: try file("let a = \"é\"\n".utf8))
        #expect(file.text == "let a = \"é\"\n")
    }

    @Test("A missing file, an empty one and a folder have their own sentences")
    func nothing() throws {
        #expect(sentence(folder.url.appendingPathComponent("Exercise.swift"))?.hasPrefix("There is no file ") == true)
        #expect(sentence(try file(" \n\n".utf8))?.contains("is empty") == true)
        #expect(sentence(folder.url)?.contains("isn't a regular file") == true)
    }

    @Test("Bytes that aren't UTF-8 are reported with their line")
    func notText() throws {
        let sentence = sentence(try file(Array("one\ntwo ".utf8) + [0xFF, 0xFE] + Array("\nthree".utf8)))
        #expect(sentence?.contains("Exercise.swift, line 2 isn't UTF-8 text") == true)
        #expect(self.sentence(try file([0x61, 0x0A, 0x00]))?.contains("line 2") == true)
    }

    @Test("A symbolic link is not followed")
    func link() throws {
        let link = folder.url.appendingPathComponent("Linked.swift")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: try file("let a = 1".utf8))
        #expect(sentence(link)?.contains("is a symbolic link") == true)
    }

    @Test("A pipe is not waited for")
    func pipe() throws {
        let pipe = folder.url.appendingPathComponent("Exercise.swift")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        #expect(sentence(pipe)?.contains("isn't a regular file") == true)
    }

    @Test("A file of ten megabytes is not compiled")
    func long() throws {
        let file = try file(Data(repeating: UInt8(ascii: "/"), count: 10 << 20))
        #expect(sentence(file)?.contains("is longer than 1 MiB") == true)
    }

    @Test("A file without permission to read has its own sentence")
    func unreadable() throws {
        let file = try file("let a = 1".utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
        #expect(notAsRoot { sentence(file) }?.contains("You can't read") == true)
    }

    /// Root may read everything. Where root runs the tests, this thread opens files as another user meanwhile.
    private func notAsRoot<Result>(_ body: () -> Result) -> Result {
        #if os(Linux)
        // setfsuid(2), which Swift's import of the C library leaves out. It affects only this thread.
        if getuid() == 0, let symbol = dlsym(nil, "setfsuid") {
            let setUser = unsafeBitCast(symbol, to: (@convention(c) (uid_t) -> CInt).self)
            _ = setUser(65_534)
            defer { _ = setUser(0) }
            return body()
        }
        #endif
        return body()
    }

    @Test("Grading an unreadable file says so for each task")
    func grading() async throws {
        let report = await Grader(builder: sharedBuilder).grade(
            EchoChapter.chapter, .file(at: folder.url.appendingPathComponent("Exercise.swift")))
        #expect(report.tasks.map(\.verdict.headline) == ["not checked", "not checked"])
    }

    @Test("A file in a folder with spaces in its name is graded like any other")
    func spaces() async throws {
        let report = await Grader(builder: sharedBuilder).grade(
            EchoChapter.chapter, .file(at: try file(EchoChapter.solution.utf8)))
        #expect(report.isPass)
    }
}
