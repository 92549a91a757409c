import Foundation
import Grading
import Judges
import Terminal
import TerminalTestKit

/// The proof that the app of a reader who has solved all tasks can be taken out of the workbook: it builds without a
/// network and without the checkout's modules, its tests pass, and it runs on a terminal.
public enum AppProof {
    /// The faults of the taken app, as messages.
    public static func faults() async throws -> [String] {
        let book = try BookCopy()
        for chapter in catalogue {
            try book.folder.write(book.folder.read(chapter.solutionPath), to: chapter.exercisePath)
        }
        let outside = try TemporaryFolder(named: "my app")
        let app = outside.url.appending(path: "Twitter Instant").path
        let taken = try await Program.product("workbook-full").run(["take", app], in: book.folder.url.path)
        guard taken.terminationStatus.isSuccess else { return ["`take` failed: \(taken.standardError)"] }
        guard taken.standardOutput.contains("yours: 1.1, 3.1, 6.2, 8.2, 9.1, 9.3, 11.5") else {
            return ["Not all parts were taken:\n\(taken.standardOutput)"]
        }

        let tested = try await Spawn("swift", arguments("test", in: app), environment: noNetwork).collect()
        guard tested.terminationStatus.isSuccess else {
            return ["The taken app's tests fail:\n\(tested.standardOutput)\(tested.standardError)"]
        }
        let output = tested.standardOutput + tested.standardError
        let warnings = output.split(separator: "\n").filter { $0.contains("warning:") }.map(String.init)
        return warnings + (try play(app))
    }

    private static func arguments(_ command: String, in app: String) -> [String] {
        [command, "--package-path", app, "--cache-path", app + "/cache"]
    }

    /// A proxy that isn't there.
    private static let noNetwork = ["http_proxy": "http://127.0.0.1:9", "https_proxy": "http://127.0.0.1:9"]

    /// Types a word into the app, and waits for a tweet.
    private static func play(_ app: String) throws -> [String] {
        let path = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? ""]
        let session = try TerminalSession(
            Program(path: SwiftToolchain.path(of: "swift")), arguments("run", in: app),
            environment: path.merging(noNetwork) { $1 }, folder: app)
        try session.wait(forText: "Twitter Instant: Esc leaves")
        session.type("swift")
        try session.wait(forText: " tweets")
        session.type("\u{1B}")
        return try session.waitForEnd() == .exited(0) ? [] : ["The taken app doesn't end with Esc."]
    }
}
