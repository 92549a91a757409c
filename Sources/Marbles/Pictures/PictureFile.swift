import Foundation
import Terminal

/// The file of a picture: a name that ends in `.svg`, in a folder that exists.
///
/// The initializer checks the path, and a file is never left half written.
public struct PictureFile: Sendable {
    /// The reason why a picture can't be written, as one or two sentences.
    public struct Problem: Error, Equatable, CustomStringConvertible {
        public let description: String
    }

    private let path: String

    /// Checks a path. Writing replaces an existing file.
    /// - Parameter name: the path as the user typed it, for messages; nil to use `path`.
    public init(_ path: String, name: String? = nil) throws(Problem) {
        let file = URL(filePath: path)
        let folder = file.deletingLastPathComponent().path
        let name = name ?? path
        let typed = (name as NSString).deletingLastPathComponent
        let folderName = typed.isEmpty ? folder : typed
        guard file.pathExtension.lowercased() == "svg" else {
            throw Problem(description: "A picture's name ends in .svg, and \"\(name)\" doesn't.")
        }
        guard !Self.isFolder(file.path) else {
            throw Problem(description: "\(name) is a folder. Name a file for the picture.")
        }
        guard Self.isFolder(folder) else {
            throw Problem(description: "There is no folder \(folderName). Create it, or name a file somewhere else.")
        }
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw Problem(description: "Nothing can be written to \(folderName). Name a file somewhere else.")
        }
        self.path = path
    }

    /// Writes the text of an SVG file.
    public func write(_ svg: String) throws(Problem) {
        do {
            try Data(svg.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw Problem(description: "The picture can't be written to \(path): \(error.systemReason).")
        }
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
