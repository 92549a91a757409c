import Foundation
import Terminal

/// The learner's copy of the book: the folder with Package.swift and Chapters.
public struct Checkout: Sendable, Equatable {
    public let root: URL

    /// The checkout at `root`, which need not exist.
    public init(root: URL) { self.root = root.standardizedFileURL }

    /// The checkout that contains `folder`; nil if neither the folder nor any folder above it is one.
    public init?(containing folder: URL) {
        var candidate = folder.standardizedFileURL
        // The current folder has no path if it was removed. Then the folders above it can't be named, either.
        guard candidate.path.hasPrefix("/") else { return nil }
        while !Self.isCheckout(candidate) {
            let parent = candidate.deletingLastPathComponent().standardizedFileURL
            guard parent.path != candidate.path, candidate.path != "/" else { return nil }
            candidate = parent
        }
        root = candidate
    }

    /// The sections of a page, which start at its second-level headings, from the checkout of this program or of its
    /// source.
    package static func sections(ofPage path: String) -> [String] {
        let checkout = [runningProgramPath, #filePath].lazy.compactMap {
            Checkout(containing: URL(filePath: $0).resolvingSymlinksInPath())
        }.first
        let text = (checkout?.root.appending(path: path)).flatMap(TextFile.text) ?? ""
        return Array(text.components(separatedBy: "\n## ").dropFirst())
    }

    /// The checkout that contains `path`, if a path is given. Otherwise, the checkout that contains the current folder,
    /// or else the checkout that contains this program.
    /// - Throws: ``Complaint`` with the searched folder and the fix.
    package static func find(given path: String?, from current: URL, program: URL?) throws(Complaint) -> Checkout {
        if let path {
            let folder = URL(filePath: path, directoryHint: .isDirectory, relativeTo: current)
            guard let checkout = Checkout(containing: folder) else {
                throw .usage(
                    """
                    There is no workbook in \(folder.standardizedFileURL.path).
                    It needs a Package.swift and a Chapters folder. Give --package-path the folder that you cloned.
                    """)
            }
            return checkout
        }
        guard current.path.hasPrefix("/") else {
            throw .usage("The folder that you're in was removed. Go to another one, as with `cd ~`.")
        }
        if let checkout = Checkout(containing: current) { return checkout }
        if let program, let checkout = Checkout(containing: program.resolvingSymlinksInPath()) { return checkout }
        throw .usage(
            """
            There is no workbook in \(current.path), nor in a folder above it.
            Go to the folder that you cloned, or name it with --package-path FOLDER.
            """)
    }

    /// The folder of progress and backups, which git doesn't track.
    package var stateFolder: URL { root.appending(path: ".workbook") }

    /// The path of `file` as it's shown to a reader: relative to the checkout's root, if `file` is inside it.
    package func shortPath(_ file: URL) -> String {
        let path = file.standardizedFileURL.path
        let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }

    private static func isCheckout(_ folder: URL) -> Bool {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        return files.fileExists(atPath: folder.appending(path: "Package.swift").path)
            && files.fileExists(atPath: folder.appending(path: "Chapters").path, isDirectory: &isFolder)
            && isFolder.boolValue
    }
}
