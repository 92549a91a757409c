import Foundation
import Grading
import TerminalTestKit
import Testing

@Suite("The reader's app, taken out of the workbook") struct TakeTests {
    let book: BookOnATerminal
    let outside: TemporaryFolder

    init() throws {
        book = try BookOnATerminal()
        outside = try TemporaryFolder()
        try solve("11-TwitterInstant")
    }

    private func solve(_ chapter: String) throws {
        let solution = try book.folder.read("Solutions/\(chapter)/Exercise.swift")
        // A file that no test has compiled before.
        try book.folder.write(solution + "// \(UUID())\n", to: "Chapters/\(chapter)/Exercise.swift")
    }

    private func place(_ name: String) -> String { outside.url.appending(path: name).path }

    private var left: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: outside.url.path) } }

    @Test func `A folder with a space in its name gets the reader's parts, and nothing that leads back`() async throws {
        try solve("03-AccessRequest")
        let result = try await book.run(["take", place("my first app")])
        #expect(result.terminationStatus.isSuccess, "\(result)")
        #expect(result.standardOutput.contains("yours: 3.1, 11.5\n"))
        #expect(result.standardOutput.contains("they haven't passed: 1.1, 6.2, 8.2, 9.1, 9.3.\n"))
        #expect(try left == ["my first app"])
        #expect(try outside.read("my first app/Package.swift").contains("[\"RequestAccess\", \"FinishedApp\"]"))
        let paths = try FileManager.default.subpathsOfDirectory(atPath: place("my first app"))
        for path in paths {
            let text = (try? outside.read("my first app/\(path)")) ?? ""
            #expect(!text.contains(book.folder.url.path) && !text.contains("reactive-workbook"), "\(path)")
        }
    }

    @Test func `A part that needs code outside of its task is left out`() async throws {
        let helper = """

            func made(
                _ start: @escaping @Sendable (Subscriber<Void, TwitterInstantError>) -> (any Disposable)?
            ) -> Signal<Void, TwitterInstantError> { Signal(start) }

            """
        let path = "Chapters/03-AccessRequest/Exercise.swift"
        try solve("03-AccessRequest")
        try book.folder.write(
            book.folder.read(path).replacing("\n    Signal { subscriber in", with: "\n    made { subscriber in")
                + helper,
            to: path)
        let result = try await book.run(["take", place("app")])
        #expect(result.terminationStatus.isSuccess, "\(result)")
        #expect(result.standardOutput.contains("yours: 11.5\n"))
        let words = result.standardOutput.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("Task 3.1 (`\(path)`) doesn't compile by itself: line 13: "), "\(words)")
        #expect(words.contains("cannot find 'made' in scope."))
    }

    @Test func `An empty folder is filled, and one with a file stays as it is`() async throws {
        try FileManager.default.createDirectory(atPath: place("empty"), withIntermediateDirectories: true)
        try outside.write("mine", to: "full/notes.txt")
        let refused = try await book.run(["take", place("full")])
        #expect(refused.terminationStatus == .exited(64))
        let words = refused.standardError.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(words.contains("isn't empty, and nothing in it was changed."))
        #expect(try await book.run(["take", place("empty")]).terminationStatus.isSuccess)
        #expect(try outside.read("empty/LICENSE").hasPrefix("MIT"))
        #expect(try left.sorted() == ["empty", "full"])
    }

    @Test func `After Ctrl-C in the middle, nothing is left`() throws {
        let pipe = try #require(NamedPipe(at: book.folder.url.appending(path: "pipe")))
        let environment = try book.putTool("swiftc", "#!/bin/sh\nexec 7>'\(pipe.path)'\nprintf '!' >&7\nsleep 60\n")
        // Without isolation, the compiler is the one on the PATH, and it can open the pipe.
        let session = try book.start(
            ["take", place("app")], environment: environment.merging([IsolationSupport.simulation: "0"]) { $1 })
        #expect(pipe.waitForByte(), "the compiler wasn't started")
        session.type("\u{3}")
        #expect(try session.waitForEnd() == .exited(130))
        #expect(try left == [])
    }
}
