import Foundation
import Testing

@testable import Grading

@Suite("The report about a crash")
struct CrashReportTests {
    private func report(lines: [Int]) throws -> CrashReport {
        let frames = lines.map { line in
            """
            {"image": "\(BuildCache.programName)", "sourceLocation": {"file": "/book/Exercise.swift", "line": \(line)}}
            """
        }
        let file = FileManager.default.temporaryDirectory.appending(path: "crash-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let text = """
            {"description": "Quit", "threads": [{"crashed": true, "frames": [\(frames.joined(separator: ","))]}]}
            """
        try Data(text.utf8).write(to: file)
        return try #require(CrashReport(reading: file))
    }

    @Test("The learner's line is that of the innermost call")
    func innermostCall() throws {
        #expect(try report(lines: [9, 35]).learnersLine == 9)
    }

    @Test("An innermost call without a line isn't mistaken for its caller")
    func callWithoutLine() throws {
        #expect(try report(lines: [0, 35]).learnersLine == nil)
    }
}
