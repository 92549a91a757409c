import Foundation
import Terminal

/// A folder for one test. It's removed when this object is freed.
public final class TemporaryFolder: Sendable {
    /// The folder's location.
    public let url: URL

    /// Creates an empty folder whose path contains `name`. Use a name with a space to test that paths are quoted.
    public init(named name: String = "workbook-tests") throws {
        url = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, and creates missing folders.
    /// - Parameter date: when the file seems to be written.
    public func write(_ text: String, to path: String, at date: Date? = nil) throws {
        try write(text.utf8, to: path)
        if let date { try setDate(date, of: path) }
    }

    /// Writes a file, and creates missing folders.
    public func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
        try Data(bytes).write(to: place(path))
    }

    /// Makes a symbolic link, and missing folders.
    public func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: place(path).path, withDestinationPath: target)
    }

    private func place(_ path: String) throws -> URL {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return file
    }

    /// Changes when a file seems to be written.
    public func setDate(_ date: Date, of path: String) throws {
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: url.appending(path: path).path)
    }

    /// A file's text.
    public func read(_ path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    /// Ends the lines of all Markdown and Swift files in a folder with CR LF, as git does with `core.autocrlf`.
    public func endLinesWithCRLF(in path: String) throws {
        for name in try FileManager.default.subpathsOfDirectory(atPath: url.appending(path: path).path)
        where name.hasSuffix(".md") || name.hasSuffix(".swift") {
            try write(try read("\(path)/\(name)").replacing("\n", with: "\r\n"), to: "\(path)/\(name)")
        }
    }

    /// Whether a file or a folder exists.
    public func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appending(path: path).path)
    }
}

/// Writes an executable script.
///
///     try writeScript("#!/bin/sh\nexit 1", to: folder.url.appending(path: "tools/swift"))
///
/// A child process writes it. If this process had the file open for writing, a program that a concurrent test starts
/// could inherit the descriptor, and the script couldn't run until that program ends.
public func writeScript(_ text: String, to file: URL) throws {
    let command = #"mkdir -p "${1%/*}" && printf '%s\n' "$2" > "$1" && chmod 755 "$1""#
    let shell = try Spawn("/bin/sh", ["-c", command, "sh", file.path, text]).start()
    guard shell.waitUntilExit().isSuccess else { throw TerminalSessionError("\(file.path) can't be written") }
}
