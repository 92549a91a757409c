import Foundation
import Grading
import Terminal

/// A plain call of `swiftc` against the library of the exercises, in its own folder, without options for speed.
///
///     let folder = try PlainCompiler.compile(["Exercise.swift": text, "main.swift": main], against: library)
///     // The program is `program` in the folder. Delete the folder afterwards.
public enum PlainCompiler {
    /// The name of the program in the folder.
    public static let program = "program"

    /// Compiles sources, given as texts by file name.
    /// - Parameter options: additional options for the compiler.
    /// - Returns: the folder with the sources and the program.
    /// - Throws: the compiler's output if the sources don't compile.
    public static func compile(
        _ sources: [String: String], options: [String] = [], against library: WorkbookLibrary
    ) async throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plain-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in sources { try Data(text.utf8).write(to: folder.appending(path: name)) }
        let binaries = library.folder.path
        var compiler = Spawn(
            "swiftc",
            [
                "-swift-version", "6", "-I", library.layout.modules, "-L", binaries, "-lWorkbookRuntime", "-Xcc",
                "-fmodule-map-file=\(Book.root.path)/Sources/CLibedit/module.modulemap", "-Xlinker", "-rpath",
                "-Xlinker", binaries, "-o", program,
            ] + options + sources.keys.sorted(), folder: folder.path)
        compiler.errors = .output
        let result = try await compiler.collect()
        guard result.terminationStatus.isSuccess else {
            try? FileManager.default.removeItem(at: folder)
            throw Obstacle(result.standardOutput)
        }
        return folder
    }
}
