import Foundation
import Grading
import Judges

/// The file with a chapter's tests in `Tests/ChapterTests/Suites`: one test per task in `Solutions`, and one in `Mine`.
///
/// In Swift Testing every test is a function, so each task can be named, filtered and skipped. The functions follow
/// from the catalogue, so `swift run graders suites` writes them, and a test compares.
public struct SuiteFile: Sendable {
    private let chapter: Chapter

    /// The file of a chapter.
    public init(of chapter: Chapter) {
        self.chapter = chapter
    }

    /// Where the file is.
    public var url: URL { Book.root.appending(path: "Tests/ChapterTests/Suites/\(chapter.id).swift") }

    /// Whether the file has that text.
    public var isUpToDate: Bool { (try? String(contentsOf: url, encoding: .utf8)) == text }

    /// Writes the file unless it is current.
    /// - Returns: whether it had to be written.
    public func write() throws -> Bool {
        guard !isUpToDate else { return false }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return true
    }

    /// The text that the file should have.
    public var text: String {
        """
        import Testing

        // Written by `swift run graders suites`.

        \(suite(in: "Solutions", expecting: "expectPass"))

        \(suite(in: "Mine", expecting: "expectPassOrNotStarted"))

        """
    }

    private func suite(in outer: String, expecting function: String) -> String {
        let tests = chapter.tasks.map { task in
            let name = "\(chapter.number) \(chapter.name), task \(task.number): \(task.title)".debugDescription
            let call = "try await \(function)(\"\(chapter.number)\", \(task.number))"
            return "        @Test(\(name))\n        func task\(task.number)() async throws { \(call) }"
        }
        return """
            extension \(outer) {
                @Suite("\(chapter.number) \(chapter.name)")
                struct \(chapter.name) {
            \(tests.joined(separator: "\n\n"))
                }
            }
            """
    }
}
