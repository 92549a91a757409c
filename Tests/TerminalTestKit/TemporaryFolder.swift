import Foundation

/// A folder of its own for a test, removed with it.
public final class TemporaryFolder {
    /// Where it is.
    public let url: URL

    /// An empty folder. What `name` holds is in its path: a space, for those who want to know that paths are quoted.
    public init(named name: String = "workbook-tests") throws {
        url = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file in place, and the folders that it needs.
    public func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }

    /// A file's text.
    public func read(_ path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    /// Whether there is a file or a folder.
    public func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appending(path: path).path)
    }
}
