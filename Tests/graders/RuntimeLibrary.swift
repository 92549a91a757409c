import Foundation
import Grading
import ProofKit
import Terminal

/// The library that exercises are compiled against, which `swift run graders` doesn't build.
enum RuntimeLibrary {
    static func build() async throws {
        var build = Spawn(
            "swift",
            ["build", "--package-path", Book.root.path, "--product", "WorkbookRuntime"]
                + (BuildLayout.ofRunningProgram?.arguments(forPackage: Book.root.path) ?? []))
        build.errors = .output
        let result = try await build.collect()
        if !result.terminationStatus.isSuccess { throw Obstacle(result.standardOutput) }
    }
}
