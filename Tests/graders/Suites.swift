import Foundation
import ProofKit
import Subprocess
import Terminal

/// Suites of `swift test` that normally play a sample, run in full.
enum Suites {
    private static let all = [
        "WholeBookTests", "TranscriptTests", "KeptAttackTests", "AdaptingTests", "SteppingTests",
        "ChapterAcceptanceTests", "QuestionsTests", "OldTaskNumbersTests",
    ]

    static func faults() async throws -> [String] {
        let folder = Book.root.path
        let result = try await Subprocess.run(
            .name("swift"),
            arguments: Arguments(
                ["test", "--package-path", folder] + (BuildLayout.ofRunningProgram?.arguments(forPackage: folder) ?? [])
                    + ["--filter", all.joined(separator: "|")]),
            environment: .inherit.updating([.init(stringLiteral: Sample.variable): Sample.whole]),
            output: .string(limit: 1 << 22), error: .combinedWithOutput)
        return result.terminationStatus.isSuccess ? [] : [result.standardOutput]
    }
}
