import Foundation

/// The commit of a checkout, read from its files without running `git`.
public struct Commit: Sendable {
    /// The commit's ID, in hexadecimal digits.
    public let id: String

    /// Reads the commit of a checkout; nil outside a repository, for example in a downloaded archive.
    public init?(of checkout: URL) {
        var folder = checkout.appending(path: ".git")
        // In a worktree, `.git` is a file that contains the path of the worktree's Git folder.
        if let link = Self.text(of: folder), link.hasPrefix("gitdir: ") {
            folder = Self.folder(String(link.dropFirst("gitdir: ".count)), from: checkout)
        }
        guard let head = Self.text(of: folder.appending(path: "HEAD")) else { return nil }
        let id = head.hasPrefix("ref: ") ? Self.id(of: String(head.dropFirst("ref: ".count)), in: folder) : head
        guard let id, !id.isEmpty, id.allSatisfy(\.isHexDigit) else { return nil }
        self.id = id
    }

    /// The commit of a branch. A worktree shares the branches of its repository.
    private static func id(of branch: String, in folder: URL) -> String? {
        let repository = text(of: folder.appending(path: "commondir")).map { Self.folder($0, from: folder) } ?? folder
        if let id = text(of: repository.appending(path: branch)) { return id }
        let packed = text(of: repository.appending(path: "packed-refs"))?.split(separator: "\n") ?? []
        return packed.first { $0.hasSuffix(" \(branch)") }.map { String($0.prefix { $0 != " " }) }
    }

    private static func folder(_ path: String, from folder: URL) -> URL {
        path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path)
    }

    private static func text(of file: URL) -> String? {
        (try? String(contentsOf: file, encoding: .utf8))?.trimmingCharacters(in: .newlines)
    }
}
