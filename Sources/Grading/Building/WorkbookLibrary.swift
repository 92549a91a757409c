import Foundation
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

    #if os(Linux)
    static let fileName = "lib\(product).so"
    #else
    static let fileName = "lib\(product).dylib"
    #endif

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
        var folder = runningProgram.deletingLastPathComponent()
        for _ in 0..<6 {
            let module = folder.appendingPathComponent("Modules/Exercises.swiftmodule")
            if FileManager.default.fileExists(atPath: module.path) { return folder }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    /// The file that this code runs from: the program, or on macOS a test bundle inside Xcode's test runner.
    private static var runningProgram: URL {
        #if os(Linux)
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        #else
        URL(fileURLWithPath: Bundle(for: Locator.self).executablePath ?? CommandLine.arguments[0])
            .resolvingSymlinksInPath()
        #endif
    }

    #if !os(Linux)
    private final class Locator {}
    #endif

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
        guard let built = Self.modificationDate(library) else { return true }
        return Self.modulesInside.contains { module in
            let folder = folder.appendingPathComponent("\(module).build")
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return files.contains { name in
                name.hasSuffix(".o")
                    && Self.modificationDate(ofPath: "\(folder.path)/\(name)").map { $0 > built } ?? false
            }
        }
    }

    /// The modules that the library is made of, as the package's manifest lists them.
    public static let modulesInside = [
        "Seeding", "ReactiveCore", "Marbles", "LineEditor", "TerminalUI", "SocialService", "StarterProject",
        "Exercises", "ChapterKit",
    ]

    static func modificationDate(_ file: URL) -> Date? { modificationDate(ofPath: file.path) }

    /// Asked for hundreds of files before every check, so it asks the system for nothing but this: Foundation's attributes come with the
    /// owner's name, which is looked up in a file each time.
    private static func modificationDate(ofPath path: String) -> Date? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if os(Linux)
        let time = status.st_mtim
        #else
        let time = status.st_mtimespec
        #endif
        return Date(timeIntervalSince1970: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9)
    }
}
