import Foundation

/// The learner's copy of the book: the folder with Package.swift and Chapters.
public struct Checkout: Sendable, Equatable {
    public let root: URL

    /// The checkout at `root`, whatever stands there.
    public init(root: URL) {
        self.root = root.standardizedFileURL
    }

    /// The checkout that `folder` belongs to, looking upwards from it.
    /// - Returns: nil where neither the folder nor any folder above it holds the book.
    public init?(containing folder: URL) {
        var candidate = folder.standardizedFileURL
        while !Self.isCheckout(candidate) {
            let parent = candidate.deletingLastPathComponent().standardizedFileURL
            guard parent.path != candidate.path, candidate.path != "/" else { return nil }
            candidate = parent
        }
        root = candidate
    }

    /// The checkout to work in: the one given, or the one around the current folder, or the one that this program was built in.
    /// - Throws: ``Complaint`` that says where was looked and what to do.
    public static func find(given path: String?, from current: URL, program: URL?) throws -> Checkout {
        if let path {
            let folder = URL(filePath: path, directoryHint: .isDirectory, relativeTo: current)
            guard let checkout = Checkout(containing: folder) else {
                throw Complaint.usage("""
                    There is no workbook in \(folder.standardizedFileURL.path): it needs a Package.swift and a Chapters folder. \
                    Give --package-path the folder that you cloned.
                    """)
            }
            return checkout
        }
        if let checkout = Checkout(containing: current) { return checkout }
        if let program, let checkout = Checkout(containing: program.resolvingSymlinksInPath()) { return checkout }
        throw Complaint.usage("""
            The workbook is neither in \(current.path) nor in a folder above it. Go to the folder that you cloned, or name it: \
            workbook --package-path FOLDER
            """)
    }

    private static func isCheckout(_ folder: URL) -> Bool {
        let files = FileManager.default
        var isFolder: ObjCBool = false
        return files.fileExists(atPath: folder.appending(path: "Package.swift").path)
            && files.fileExists(atPath: folder.appending(path: "Chapters").path, isDirectory: &isFolder)
            && isFolder.boolValue
    }

    /// Where progress and backups are kept; not tracked by git.
    var stateFolder: URL { root.appending(path: ".workbook") }

    /// The path of `file` as a reader sees it: from the checkout's root.
    func shortPath(_ file: URL) -> String {
        let path = file.standardizedFileURL.path
        let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
}
