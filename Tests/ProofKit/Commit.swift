import Foundation

/// The commit of a checkout.
public struct Commit: Sendable {
    /// The commit's ID, in hexadecimal digits.
    public let id: String

    /// Asks `git` for the commit of a checkout; nil outside a repository, for example in a downloaded archive.
    public init?(of checkout: URL) {
        let (git, output) = (Process(), Pipe())
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git", "-C", checkout.path, "rev-parse", "HEAD"]
        (git.standardOutput, git.standardError) = (output, FileHandle.nullDevice)
        guard (try? git.run()) != nil else { return nil }
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        git.waitUntilExit()
        guard git.terminationStatus == 0, !printed.isEmpty else { return nil }
        id = printed.trimmingCharacters(in: .newlines)
    }
}
