import Foundation
import Grading
import TerminalTestKit
import Testing

@Suite("Reading an exercise file") struct ExerciseFileTests {
    private let folder: TemporaryFolder
    private let url: URL

    init() throws {
        folder = try TemporaryFolder(named: "exercise file")
        url = folder.url.appending(path: "Exercise.swift")
    }

    private var sentence: String? {
        do throws(Obstacle) {
            _ = try ExerciseFile(reading: url)
            return nil
        } catch {
            return error.sentence
        }
    }

    @Test(arguments: [
        "let a = \"é\"\n\nlet b\n", "let a = \"é\"\r\n\r\nlet b\r\n", "let a = \"é\"\r\rlet b\r",
        "\u{FEFF}let a = \"é\"\n\nlet b", "let a = \"é\"\r\n\nlet b",
    ])
    func `A file is read as it is, but for its line ends and a byte order mark`(text: String) throws {
        try Data(text.utf8).write(to: url)
        #expect(try Array(ExerciseFile(reading: url).text.utf8) == Array("let a = \"é\"\n\nlet b\n".utf8))
    }

    @Test(
        arguments: [
            (nil, "There is no file "), (Array(" \n\n".utf8), " is empty."),
            ("one\ntwo ".utf8 + [0xFF, 0xFE] + "\nthree".utf8, ", line 2 isn't UTF-8 text"),
            (Array("let a = 1\r\nlet b\0 = 2\r\n".utf8), ", line 2 contains a NUL byte, "),
            (Array("let a".utf16.flatMap { [UInt8($0), 0] }), ", line 1 isn't UTF-8 text"),
        ] as [([UInt8]?, String)])
    func `What isn't an exercise has its own sentence`(bytes: [UInt8]?, words: String) throws {
        try bytes.map { try Data($0).write(to: url) }
        #expect(sentence?.contains(words) == true, "\(sentence ?? "")")
    }

    @Test func `A student's file has the name that a teacher knows, and isn't to be reset`() throws {
        let named = #expect(throws: Obstacle.self) { try ExerciseFile(reading: url, ofStudent: "ada/Exercise.swift") }
        #expect(named?.sentence == "There is no file ada/Exercise.swift.")
    }

    @Test func `A file without permission to read has its own sentence`() throws {
        try Data("let a = 1".utf8).write(to: url)
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
        #expect(notAsRoot { sentence }?.contains("You can't read") == true)
    }

    /// Root may read every file. If root runs the tests on Linux, `body` opens files as another user.
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

    @Test("Grading a file that isn't there says so for each task, and one in a folder with spaces is graded")
    func grading() async throws {
        let grader = Grader(builder: sharedBuilder)
        let without = await grader.grade(EchoChapter.chapter, .file(at: url))
        #expect(without.tasks.map(\.verdict.headline) == ["not checked", "not checked"])
        try Data(EchoChapter.solution.utf8).write(to: url)
        #expect(await grader.grade(EchoChapter.chapter, .file(at: url)).isPass)
    }
}
