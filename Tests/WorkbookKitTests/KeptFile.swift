import Foundation
import TerminalTestKit
import Testing

/// A file of the repository that a test generates from real runs. `REGENERATE=1 swift test --filter SUITE` writes it.
struct KeptFile {
    let path: String
    let suite: String

    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let file = BookCopy.original.appending(path: path)
        if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
        guard ProcessInfo.processInfo.environment["REGENERATE"] != nil else {
            Issue.record(
                "\(path) isn't up to date. Run `REGENERATE=1 swift test --filter \(suite)`.",
                sourceLocation: sourceLocation)
            return
        }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
