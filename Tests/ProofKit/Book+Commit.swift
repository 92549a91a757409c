import Foundation

extension Book {
    /// The ID of this checkout's commit; nil outside a repository, for example in a downloaded archive.
    static var commit: String? {
        let (git, output) = (Process(), Pipe())
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git", "-C", root.path, "rev-parse", "HEAD"]
        (git.standardOutput, git.standardError) = (output, FileHandle.nullDevice)
        guard (try? git.run()) != nil else { return nil }
        let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        git.waitUntilExit()
        return git.terminationStatus == 0 && !printed.isEmpty ? printed.trimmingCharacters(in: .newlines) : nil
    }
}
