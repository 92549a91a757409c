import Foundation
import ProofKit
import Terminal

/// Suites of `swift test` that normally play a sample, run in full.
enum Suites {
    private static let all = [
        "WholeBookTests", "TranscriptTests", "KeptAttackTests", "AdaptingTests", "ChapterAcceptanceTests",
        "QuestionsTests",
    ]

    static func faults() async throws -> [String] {
        let folder = Book.root.path
        var test = Spawn(
            "swift",
            ["test", "--package-path", folder] + (BuildLayout.ofRunningProgram?.arguments(forPackage: folder) ?? [])
                + ["--filter", all.joined(separator: "|")],
            environment: [Sample.variable: Sample.whole])
        test.errors = .output
        let result = try await test.collect(atMost: 1 << 22)
        return result.terminationStatus.isSuccess ? [] : [result.standardOutput]
    }
}
