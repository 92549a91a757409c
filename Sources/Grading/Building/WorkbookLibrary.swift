import Foundation
import Platform

/// The dynamic library that exercises link, and the modules that they import.
public struct WorkbookLibrary: Sendable, Equatable {
    /// The product that exercises link.
    public static let product = "WorkbookRuntime"

    /// Where it was built.
    package let layout: BuildLayout

    /// The library is missing or outdated; a sentence says what to do.
    public struct Missing: Error, Sendable, Equatable {
        /// The sentence.
        public let sentence: String

        /// Its modules can't be imported by this compiler.
        static let builtByAnotherSwift = Missing(
            sentence: "The workbook's library was built by another version of Swift. \(advice)")
    }

    /// The folder of the programs and libraries. The path has no links.
    package var folder: URL { URL(fileURLWithPath: layout.products) }

    /// The modules that an exercise may import, directly or through another one.
    var modules: [String] { Self.modulesInside.map(layout.module) + modulesBeneath }

    /// The modules of other packages among them.
    var modulesBeneath: [String] { Self.modulesBeneath.map(layout.module) }

    /// The dynamic library itself.
    var library: URL { folder.appendingPathComponent(Self.fileName) }

    /// The package's root: above the build folder or, if that is elsewhere, above this source file.
    var packageFolder: URL? {
        Self.packageFolder(above: folder) ?? Self.packageFolder(above: URL(fileURLWithPath: #filePath))
    }

    /// The library's name in that folder.
    public static let fileName = Linking.fileName(ofLibrary: product)

    /// The library of a build. Throws if it is missing or older than its sources.
    package init(in layout: BuildLayout) throws(Missing) {
        // One path for the library, so that exercises aren't compiled again for each spelling of it.
        self.layout = layout.moved(to: URL(fileURLWithPath: layout.products).resolvingSymlinksInPath().path)
        guard FileManager.default.fileExists(atPath: library.path) else {
            throw Missing(sentence: "The workbook's library isn't built yet. \(Self.advice)")
        }
        guard !isOutdated else {
            throw Missing(sentence: "The workbook's library is older than its sources. \(Self.advice)")
        }
    }

    /// Finds the library: beside the running program (a chapter, the REPL and a test bundle are built into the
    /// library's folder), or where SwiftPM builds the package around the current folder.
    ///
    /// SwiftPM is asked only if the running program isn't in a build folder. Inside `swift test` it always is: a second
    /// SwiftPM would wait forever for the lock of the first.
    public static func find() async throws(Missing) -> WorkbookLibrary {
        if let layout = BuildLayout.ofRunningProgram { return try WorkbookLibrary(in: layout) }
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        guard let package = packageFolder(above: here) else {
            throw Missing(
                sentence: "The workbook isn't in this folder. Run this in the folder with the workbook's Package.swift."
            )
        }
        guard let layout = BuildLayout.askingSwiftPM(forPackage: package.path) else {
            throw Missing(sentence: "SwiftPM doesn't say where it builds the workbook. \(advice)")
        }
        return try WorkbookLibrary(in: layout)
    }

    private static let advice = "Run `swift build --product \(product)` in the workbook's folder, then check again."

    private static func packageFolder(above folder: URL) -> URL? {
        var folder = folder.standardizedFileURL
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/Exercises").path) {
                return folder
            }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// Whether a module in the library was compiled after the library was linked. Building a chapter's product
    /// recompiles the modules without the library; an exercise would then be compiled against code that it doesn't run.
    private var isOutdated: Bool {
        guard let built = modificationTime(ofPath: library.path) else { return true }
        return Self.modulesInside.contains { layout.hasCompiled($0, since: built) }
    }

    /// The modules in the library, in the manifest's order.
    public static let modulesInside = [
        "Platform", "Seeding", "TextLayout", "ReactiveCore", "LineEditor", "TextStyles", "Marbles", "Tracing",
        "TerminalUI", "Playing", "SocialService", "StarterProject", "Exercises", "ChapterKit", "LibraryName",
    ]

    /// The modules of other packages that those import.
    private static let modulesBeneath = [
        "HeapModule", "DequeModule", "InternalCollectionsUtilities", "ContainersPreview", "ArgumentParser",
        "ArgumentParserToolInfo",
    ]
}
