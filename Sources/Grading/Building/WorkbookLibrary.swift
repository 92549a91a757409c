import Foundation
import Platform
import Subprocess

/// Where the package was built: the folder with the dynamic library that exercises link and with the modules that they import.
public struct WorkbookLibrary: Sendable, Equatable {
    /// The product that exercises link.
    public static let product = "WorkbookRuntime"

    /// The build's folder of binaries, such as `.build/debug`.
    public let folder: URL

    /// Nothing is built yet; a sentence that says what to do.
    public struct Missing: Error, Sendable, Equatable {
        /// The sentence.
        public let sentence: String
    }

    /// The folder that holds the modules that an exercise may import.
    var modules: URL { folder.appendingPathComponent("Modules") }

    /// The dynamic library itself.
    var library: URL { folder.appendingPathComponent(Self.fileName) }

    /// The top of the package: above the build folder, or, where that lies elsewhere, above this very source.
    var packageFolder: URL? {
        Self.packageFolder(above: folder.resolvingSymlinksInPath())
            ?? Self.packageFolder(above: URL(fileURLWithPath: #filePath))
    }

    /// The library's name in that folder.
    public static let fileName = Linking.fileName(ofLibrary: product)

    /// A library in a folder of binaries. Fails when it is not built there, or is older than what it is built from.
    public init(folder: URL) throws(Missing) {
        // Under one path, however it was reached: what was compiled against it is not compiled again.
        self.folder = folder.resolvingSymlinksInPath()
        guard FileManager.default.fileExists(atPath: library.path) else {
            throw Missing(sentence: "The workbook's library is not built yet. \(Self.advice)")
        }
        guard !isOutdated else {
            throw Missing(sentence: "The workbook's library is older than the code around it. \(Self.advice)")
        }
    }

    /// Finds the library: beside the running program (a chapter, the REPL and a test bundle are built into the library's folder),
    /// or where SwiftPM says that it builds the package around the current folder.
    ///
    /// SwiftPM is asked only when the running program is in no build folder. Inside `swift test` it always is: a second SwiftPM
    /// would wait there for the first one's lock, for ever.
    public static func find() async throws(Missing) -> WorkbookLibrary {
        if let folder = folderOfRunningProgram() { return try WorkbookLibrary(folder: folder) }
        let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        guard let package = packageFolder(above: here) else {
            throw Missing(
                sentence:
                    "The workbook's folder is not found from here. Run this inside the folder that holds its Package.swift."
            )
        }
        guard let folder = await folderThatSwiftPMNames(for: package) else {
            throw Missing(sentence: "SwiftPM does not say where it builds the workbook. \(advice)")
        }
        return try WorkbookLibrary(folder: folder)
    }

    private static let advice = "Run `swift build --product \(product)` in the workbook's folder, then check again."

    /// The build folder that the running program is in: the nearest one above it that holds modules of the workbook.
    static func folderOfRunningProgram() -> URL? {
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

    /// Whether an object file of a module in the library is newer than the library. A build of one chapter's product compiles the
    /// modules anew and leaves the library alone; an exercise linked to it would then be compiled against other code than it runs.
    private var isOutdated: Bool {
        guard let built = modificationTime(ofPath: library.path) else { return true }
        return Self.modulesInside.contains { module in
            let folder = folder.appendingPathComponent("\(module).build")
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.contains { name in
                name.hasSuffix(".o") && modificationTime(ofPath: "\(folder.path)/\(name)").map { $0 > built } ?? false
            }
        }
    }

    /// The modules that the library is made of, as the package's manifest lists them.
    public static let modulesInside = [
        "Platform", "Seeding", "TextLayout", "ReactiveCore", "Marbles", "LineEditor", "TerminalUI", "SocialService",
        "StarterProject", "Exercises", "ChapterKit",
    ]
}
