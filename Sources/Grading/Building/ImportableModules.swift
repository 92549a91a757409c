import Foundation
import Terminal

/// A folder with the modules that an exercise may import, or links to them: the library's modules and their
/// dependencies. SwiftPM's own module folder can't be used, because it also contains the judges' modules.
struct ImportableModules: Sendable {
    let folder: URL
    let targets: [String]

    /// - Parameter folder: the folder for the links. Missing and outdated links are made again, and other files in the
    ///   folder are removed.
    init(of library: WorkbookLibrary, linkedIn folder: URL) throws {
        self.folder = folder
        targets = library.modules
        let files = FileManager.default
        let wanted = Dictionary(uniqueKeysWithValues: targets.map { (URL(filePath: $0).lastPathComponent, $0) })
        guard Self.links(in: folder) != wanted else { return }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        // Otherwise, two checks would remove each other's links.
        try FileLock.holding(folder.path) {
            let found = Self.links(in: folder)
            for (name, target) in found where wanted[name] != target {
                try files.removeItem(at: folder.appending(path: name))
            }
            for (name, target) in wanted where found[name] != target {
                try files.createSymbolicLink(
                    atPath: folder.appending(path: name).path, withDestinationPath: target)
            }
        }
    }

    private static func links(in folder: URL) -> [String: String] {
        let files = FileManager.default
        let names = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.reduce(into: [:]) { links, name in
            links[name] = (try? files.destinationOfSymbolicLink(atPath: "\(folder.path)/\(name)")) ?? ""
        }
    }
}
