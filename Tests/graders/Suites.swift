import Foundation
import Platform
import ProofKit
import Subprocess

/// The suites of `swift test` that normally take a sample, run with everything.
enum Suites {
    private static let all = ["WholeBookTests", "KeptAttackTests", "AdaptingTests"]

    /// Builds the tests where this program was built, and runs them; if they fail, shows what they print.
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
