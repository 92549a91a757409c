import ArgumentParser
import Foundation
import Grading

/// Where the learner's files are.
struct CheckoutOptions: ParsableArguments, Sendable {
    @Option(name: .customLong("package-path"), help: ArgumentHelp("The folder of the workbook, where the program is not started from inside it.", valueName: "folder"))
    var packagePath: String?

    /// The folder that holds the package: the one that was given, or the nearest that holds the chapter, upwards from where this program was started
    /// and then from the program itself.
    /// - Throws: a sentence, where there is none.
    func checkout(with chapter: Chapter) throws -> URL {
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        let program = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let starts = packagePath.map { [URL(filePath: $0)] } ?? [here, program]
        for start in starts {
            var folder = start.standardizedFileURL
            while folder.path != "/" {
                if FileManager.default.fileExists(atPath: folder.appending(path: "Chapters/\(chapter.folder)").path) { return folder }
                folder.deleteLastPathComponent()
            }
        }
        throw ValidationError("""
            Chapters/\(chapter.folder) was not found in \(starts[0].path) or above it. Start the program from inside the workbook's folder, \
            or name that folder with --package-path.
            """)
    }
}

extension [Chapter] {
    /// The chapter whose program this is.
    func chapter(_ product: String) throws -> Chapter {
        guard let chapter = first(where: { $0.product == product }) else {
            throw ValidationError("The catalogue has no chapter called \(product).")
        }
        return chapter
    }
}
