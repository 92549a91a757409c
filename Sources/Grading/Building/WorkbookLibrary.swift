import Foundation
import Playing
import Terminal

/// A course's dynamic library in its build folder.
public struct WorkbookLibrary: Sendable, Equatable {
    package let contents: ExerciseLibrary

    package let layout: BuildLayout

    /// The folder of the programs and libraries. The path has no links.
    package var folder: URL { URL(fileURLWithPath: layout.products) }

    /// The paths of the modules that an exercise may import, directly or through another module.
    var modules: [String] { contents.modules.map(layout.module) + modulesBeneath }

    /// The paths of the modules that come from other packages.
    var modulesBeneath: [String] { contents.modulesBeneath.map(layout.module) }

    var library: URL { folder.appendingPathComponent(contents.fileName) }

    /// The package's root: above the build folder or else above this source file; nil if it's in neither place.
    var packageFolder: URL? {
        Self.packageFolder(above: folder) ?? Self.packageFolder(above: URL(fileURLWithPath: #filePath))
    }

    var readable: [String] {
        let top = packageFolder ?? URL(fileURLWithPath: "/")
        return [library.path] + contents.data.map { top.appending(path: $0).standardized.path }
    }

    /// The library of a build. Throws if it's missing or older than one of its compiled modules.
    package init(_ contents: ExerciseLibrary, in layout: BuildLayout) throws(Obstacle) {
        self.contents = contents
        // Links are resolved, so that exercises aren't compiled again for another path to the same library.
        self.layout = layout.moved(to: URL(fileURLWithPath: layout.products).resolvingSymlinksInPath().path)
        guard FileManager.default.fileExists(atPath: library.path) else {
            throw Obstacle("The workbook's library isn't built yet. \(contents.advice)")
        }
        guard !isOutdated else {
            throw Obstacle("The workbook's library is older than its sources. \(contents.advice)")
        }
    }

    /// Finds the library: beside the running program (a chapter, the REPL and a test bundle are built into the
    /// library's folder), or where SwiftPM builds the package around the current folder.
    ///
    /// SwiftPM is asked only if the running program isn't in a build folder. Inside `swift test`, a second SwiftPM
    /// would wait forever for the lock of the first.
    public static func find(_ contents: ExerciseLibrary) async throws(Obstacle) -> WorkbookLibrary {
        if let layout = BuildLayout.ofRunningProgram { return try WorkbookLibrary(contents, in: layout) }
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        guard let package = packageFolder(above: here) else {
            throw Obstacle(
                "The workbook isn't in this folder. Run this in the folder with the workbook's Package.swift.")
        }
        guard let layout = BuildLayout.askingSwiftPM(forPackage: package.path) else {
            throw Obstacle("SwiftPM doesn't say where it builds the workbook. \(contents.advice)")
        }
        return try WorkbookLibrary(contents, in: layout)
    }

    private static func packageFolder(above folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while folder.path.hasPrefix("/"), folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/Playing").path) {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// Whether a module in the library was compiled after the library was linked. Building a chapter's product
    /// recompiles modules without relinking the library, so exercises would run other code than they're compiled
    /// against.
    private var isOutdated: Bool {
        guard let built = modificationTime(ofPath: library.path) else { return true }
        return contents.modules.contains { layout.hasCompiled($0, since: built) }
    }
}

extension ExerciseLibrary {
    package var fileName: String { Linking.fileName(ofLibrary: product) }

    var isFromAnotherSwift: String { "The workbook's library was built by another version of Swift. \(advice)" }

    fileprivate var advice: String {
        "Run `swift build --product \(product)` in the workbook's folder, then check again."
    }
}

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
