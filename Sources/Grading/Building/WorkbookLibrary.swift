import Foundation
import Platform
import Subprocess

/// The folder in which the package was built: with the dynamic library that exercises link, and the modules they
/// import.
public struct WorkbookLibrary: Sendable, Equatable {
    /// The product that exercises link.
    public static let product = "WorkbookRuntime"

    /// The build's folder of binaries, such as `.build/debug`.
    public let folder: URL

    /// The library is missing or outdated; a sentence says what to do.
    public struct Missing: Error, Sendable, Equatable {
        /// The sentence.
        public let sentence: String
    }

    /// The folder of the modules that an exercise may import.
    var modules: URL { folder.appendingPathComponent("Modules") }

    /// The dynamic library itself.
    var library: URL { folder.appendingPathComponent(Self.fileName) }

    /// The package's root: above the build folder or, if that is elsewhere, above this source file.
    var packageFolder: URL? {
        Self.packageFolder(above: folder.resolvingSymlinksInPath())
            ?? Self.packageFolder(above: URL(fileURLWithPath: #filePath))
    }

    /// The library's name in that folder.
    public static let fileName = Linking.fileName(ofLibrary: product)

    /// The library in a folder of binaries. Throws if it is missing or older than its sources.
    public init(folder: URL) throws(Missing) {
        // One path for the library, so that exercises aren't compiled again for each spelling of it.
        self.folder = folder.resolvingSymlinksInPath()
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
        if let folder = folderOfRunningProgram() { return try WorkbookLibrary(folder: folder) }
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        guard let package = packageFolder(above: here) else {
            throw Missing(
                sentence: "The workbook isn't in this folder. Run this in the folder with the workbook's Package.swift."
            )
        }
        guard let folder = await folderThatSwiftPMNames(for: package) else {
            throw Missing(sentence: "SwiftPM doesn't say where it builds the workbook. \(advice)")
        }
        return try WorkbookLibrary(folder: folder)
    }

    private static let advice = "Run `swift build --product \(product)` in the workbook's folder, then check again."

    /// The build folder of the running program: the nearest one above it with modules of the workbook.
    package static func folderOfRunningProgram() -> URL? {
        let program = URL(fileURLWithPath: runningProgramPath).resolvingSymlinksInPath()
        var folder = program.deletingLastPathComponent()
        for _ in 0..<6 {
            let module = folder.appendingPathComponent("Modules/Exercises.swiftmodule")
            if FileManager.default.fileExists(atPath: module.path) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

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

    private static func folderThatSwiftPMNames(for package: URL) async -> URL? {
        let answer = try? await run(
            .name("swift"), arguments: ["build", "--package-path", package.path, "--show-bin-path"],
            output: .string(limit: 1 << 16), error: .discarded
        )
        guard let answer, answer.terminationStatus.isSuccess else { return nil }
        let line = answer.standardOutput.trimmingCharacters(in: .whitespacesAndNewlines)
        return line.isEmpty ? nil : URL(fileURLWithPath: line)
    }

    /// Whether an object file of a module in the library is newer than the library. Building a chapter's product
    /// recompiles the modules without the library; an exercise would then be compiled against code that it doesn't run.
    private var isOutdated: Bool {
        guard let built = modificationTime(ofPath: library.path) else { return true }
        return Self.modulesInside.contains { module in
            hasFile(in: "\(folder.path)/\(module).build", changedAfter: built) { $0.hasSuffix(".o") }
        }
    }

    /// The modules in the library, in the manifest's order.
    public static let modulesInside = [
        "Platform", "Seeding", "TextLayout", "ReactiveCore", "Marbles", "Tracing", "LineEditor", "TextStyles",
        "TerminalUI", "SocialService", "StarterProject", "Exercises", "ChapterKit",
    ]
}
